import { type GameView, RULESETS, seatAt } from '@nain-jaune/engine';
import { openDealsOf } from '../../study/postgame/openDeal.ts';
import { viewsOf } from '../../study/postgame/replayViews.ts';
import { playedRecord } from '../played.ts';

/** Positions of a deal as seat 0 sees it: its lead, its turn to follow, the turn of others, and the end. */
export interface Positions {
  readonly lead: GameView;
  readonly follow: GameView;
  readonly others: GameView;
  readonly settled: GameView;
}

/** Returns positions for a number of players. The same number gives the same positions. */
export function positionsOf(players: number): Positions {
  const [deal] = openDealsOf(playedRecord(RULESETS['lindor-1789'], players, `gallery ${players}`));
  if (deal === undefined) throw new Error('the game has no finished deal');
  const views = viewsOf(deal, seatAt(0));
  const last = views.at(-1);
  if (last === undefined) throw new Error('the deal has no steps');
  const find = (fits: (view: GameView) => boolean) => views.find(fits) ?? last;
  return {
    lead: find(({ deal: now }) => now?.turn?.seat === 0 && now.turn.leads),
    follow: find(({ deal: now }) => now?.turn?.seat === 0 && !now.turn.leads),
    others:
      views.findLast(({ deal: now }) => (now?.turn?.seat ?? 0) !== 0 && (now?.run.length ?? 0) > 2) ?? last,
    settled: last,
  };
}
