import type { GameView } from '@nain-jaune/engine';
import type { Context, PostgameWords } from '@nain-jaune/words';

/** Returns who went out in the settled deal of a view, and whether with an opera. `''` before its end. */
export function headlineOf({ deal }: PostgameWords, view: GameView, { you, names }: Context): string {
  const ended = view.deal?.events.find((event) => event.type === 'ended');
  if (ended === undefined) return '';
  const goesOut = ended.winner === you ? deal.youGoOut : deal.goesOut(names[ended.winner] ?? '');
  return ended.opera ? `${goesOut} ${deal.opera}` : goesOut;
}

/** Returns the player's change in the settled deal of a view, in counters, to follow the headline: `You −42`, or `−5 in all`. */
export function ownChangeOf({ deal }: PostgameWords, view: GameView, change: number): string {
  const ended = view.deal?.events.find((event) => event.type === 'ended');
  return ended?.winner === view.seat ? deal.ownInAll(change) : deal.own(change);
}
