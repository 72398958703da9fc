import { type GameEvent, type GameView, rankOf, type Seat } from '@nain-jaune/engine';
import type { Tip } from '@nain-jaune/words';
import { isMove } from '../table/play/lastChoice.ts';
import type { Spot } from './lessonSteps.ts';

export interface DueTip {
  readonly tip: Tip;
  /** The event that it explains; null for a tip about the present state. */
  readonly event: GameEvent | null;
  /** The part of the table that it is about. */
  readonly spot: Spot | null;
}

/** The tips that were given, each with the player's turn at that time. */
export type GivenTips = ReadonlyMap<Tip, number>;

/**
 * The most urgent tip for the present view that has not been given. Tips do not interrupt often: after one the rest of the turn and the
 * next turn have none. Nor does a tip interrupt a run that the player is laying, or a sweep. The aim of the game and the settlement,
 * which costs the player something for the first time, do not count. `mayLay`: whether the player may lay a card.
 */
export function dueTip(view: GameView, mayLay: boolean, given: GivenTips): DueTip | null {
  const { deal, seat } = view;
  const turn = ownTurns(view, mayLay);
  const rests = [...given].some(([tip, at]) => tip !== 'aim' && turn < at + 2);
  const last = deal?.events.at(-1)?.type;
  const isLaying = deal?.turn?.seat === seat && deal?.events.findLast(isMove)?.seat === seat;
  const waits = rests || isLaying || last === 'swept';
  return dueTips(view, mayLay).find(({ tip }) => !given.has(tip) && (tip === 'settlement' || !waits)) ?? null;
}

/** The number of the player's turns in this deal, without passes. Cards in succession are one turn. `mayLay`: whether one may begin. */
export function ownTurns({ deal, seat }: GameView, mayLay: boolean): number {
  if (deal === null) return 0;
  const moves = deal.events.filter(isMove);
  const ended = moves.filter(({ type, seat: by }, index) => {
    return type === 'laid' && by === seat && moves[index - 1]?.seat !== seat;
  });
  const begins = mayLay && deal.turn?.seat === seat && moves.at(-1)?.seat !== seat;
  return ended.length + (begins ? 1 : 0);
}

/** The number of the player's own moves in this deal. */
export function ownMoves({ deal, seat }: GameView): number {
  return deal?.events.filter((event) => isMove(event) && event.seat === seat).length ?? 0;
}

/** The most urgent first. */
function dueTips({ deal, seat }: GameView, mayLay: boolean): DueTip[] {
  if (deal === null) return [];
  const { events, settled, turn } = deal;
  const ended = events.find(({ type }) => type === 'ended') ?? null;
  if (settled) return [{ tip: 'settlement', event: ended, spot: null }];
  const due: DueTip[] = [{ tip: 'aim', event: null, spot: 'hand' }];
  const isMine = turn !== null && turn.seat === seat;
  // Before the first card two tips are enough: the aim, and what to do.
  const hasLaid = events.some((event) => event.type === 'laid' && event.seat === seat);
  if (hasLaid) {
    const recent = events.slice(lastTurnStart(events, seat));
    const swept = recent.findLast((event) => event.type === 'swept');
    if (swept !== undefined) due.push({ tip: 'sweep', event: swept, spot: `box ${swept.box}` });
    const passed = recent.findLast((event) => event.type === 'passed' && event.seat !== seat);
    if (passed?.type === 'passed') due.push({ tip: 'missing', event: passed, spot: `seat ${passed.seat}` });
    const stopped = recent.findLast((event) => event.type === 'stopped');
    if (stopped?.type === 'stopped' && rankOf(stopped.card) === 'K')
      due.push({ tip: 'king', event: stopped, spot: 'run' });
  }
  if (isMine && mayLay && turn.leads) due.push({ tip: 'lead', event: null, spot: 'hand' });
  else if (isMine && mayLay) due.push({ tip: 'run', event: null, spot: 'run' });
  if (isMine && hasLaid) due.push({ tip: 'box', event: null, spot: 'board' });
  return due;
}

/** The index at which the player's last turn with a card begins. */
function lastTurnStart(events: readonly GameEvent[], seat: Seat | null): number {
  const end = events.findLastIndex((event) => event.type === 'laid' && event.seat === seat);
  return events.slice(0, end).findLastIndex((event) => isMove(event) && event.seat !== seat) + 1;
}
