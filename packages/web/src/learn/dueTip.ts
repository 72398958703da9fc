import type { GameEvent, GameView } from '@nain-jaune/engine';
import type { Tip } from '@nain-jaune/words';
import type { Spot } from './lessonSteps.ts';

export interface DueTip {
  readonly tip: Tip;
  /** The event that it explains; null for a tip about the present state. */
  readonly event: GameEvent | null;
  /** The part of the table that it is about. */
  readonly spot: Spot | null;
}

/** The most urgent tip for the present view that has not been given. `mayLay`: whether the player may lay a card. */
export function dueTip(view: GameView, mayLay: boolean, given: ReadonlySet<Tip>): DueTip | null {
  return dueTips(view, mayLay).find(({ tip }) => !given.has(tip)) ?? null;
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
  }
  if (isMine && mayLay && turn.leads) due.push({ tip: 'lead', event: null, spot: 'hand' });
  else if (isMine && mayLay) due.push({ tip: 'run', event: null, spot: 'run' });
  if (isMine && hasLaid) due.push({ tip: 'box', event: null, spot: 'board' });
  return due;
}
