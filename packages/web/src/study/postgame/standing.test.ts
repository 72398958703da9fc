import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { openDealsOf } from './openDeal.ts';
import { viewsOf } from './replayViews.ts';
import { ruinedSeats, standingsOf } from './standing.ts';

const GAMES = RULESET_IDS.flatMap((id) =>
  RULESETS[id].players.map((players) => playedRecord(RULESETS[id], players, `standing ${id}`, { deals: 30 })),
);

it('ranks the seats by counters, with the change of the deal', () => {
  for (const deal of GAMES.flatMap(openDealsOf)) {
    const view = viewsOf(deal, null).at(-1)!;
    const standings = standingsOf(view);
    for (const { seat, place, counters, change } of standings) {
      expect(counters).toBe(deal.before.counters[seat]! + change);
      expect(place).toBe(1 + view.counters.filter((some) => some > counters).length);
    }
    expect(standings.map(({ place }) => place)).toEqual(standings.map(({ place }) => place).toSorted());
  }
});

it('names players who cannot pay the ante exactly if that ends the game', () => {
  const ruined = GAMES.filter(({ end }) => end?.reason === 'ruin');
  expect(ruined.length).toBeGreaterThan(0);
  for (const game of GAMES) {
    const deals = openDealsOf(game);
    const seats = deals.map((deal) => ruinedSeats(viewsOf(deal, null).at(-1)!));
    expect(seats.slice(0, -1).flat()).toEqual([]);
    if (game.end?.reason === 'ruin') expect(seats.at(-1)).not.toEqual([]);
  }
});
