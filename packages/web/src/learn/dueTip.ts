import { type GameEvent, type GameView, rankOf } from '@nain-jaune/engine';
import type { Tip } from '@nain-jaune/words';
import type { Spot } from './lessonSteps.ts';

export interface DueTip {
  readonly tip: Tip;
  /** The event that it explains; null for a tip about the present state. */
  readonly event: GameEvent | null;
  /** The part of the table that it is about. */
  readonly spot: Spot | null;
}

/** The tips that were given, each with the number of own moves at that time. */
export type GivenTips = ReadonlyMap<Tip, number>;

/**
 * The most urgent tip for the present view that has not been given. A tip, but for the aim of the game, rests until the player has moved
 * again; a sweep is seen before anything is said. `mayLay`: whether the player may lay a card.
 */
export function dueTip(view: GameView, mayLay: boolean, given: GivenTips): DueTip | null {
  const moves = ownMoves(view);
  const rests = [...given].some(([tip, at]) => tip !== 'aim' && at >= moves);
  const isSwept = view.deal?.events.at(-1)?.type === 'swept';
  return (
    dueTips(view, mayLay).find(
      ({ tip }) => !given.has(tip) && (tip === 'settlement' || !(rests || isSwept)),
    ) ?? null
  );
}

/** The number of the player's own moves in this deal. */
export function ownMoves({ deal, seat }: GameView): number {
  const isOwn = (event: GameEvent) =>
    (event.type === 'laid' || event.type === 'passed') && event.seat === seat;
  return deal?.events.filter(isOwn).length ?? 0;
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
    const swept = events.findLast((event) => event.type === 'swept');
    if (swept !== undefined) due.push({ tip: 'sweep', event: swept, spot: `box ${swept.box}` });
    const passed = events.findLast((event) => event.type === 'passed' && event.seat !== seat);
    if (passed?.type === 'passed') due.push({ tip: 'missing', event: passed, spot: `seat ${passed.seat}` });
    const stopped = events.findLast((event) => event.type === 'stopped');
    if (stopped?.type === 'stopped' && rankOf(stopped.card) === 'K')
      due.push({ tip: 'king', event: stopped, spot: 'run' });
  }
  if (isMine && mayLay && turn.leads) due.push({ tip: 'lead', event: null, spot: 'hand' });
  else if (isMine && mayLay) due.push({ tip: 'run', event: null, spot: 'run' });
  if (isMine && hasLaid) due.push({ tip: 'box', event: null, spot: 'board' });
  return due;
}
