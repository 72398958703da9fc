import { type EndRule, type Game, seatAt, seatsOf, startGame, winnersOf } from '@nain-jaune/engine';
import { expect } from 'vitest';
import { type Check, type Claims, type Table, withRules } from './claim.ts';
import { hasNextDeal, settled, settlements } from './settlements.ts';

const ENDLESS: EndRule = { deals: null, target: null, minutes: null };

const evenly = ({ players }: Table, has: number) => seatsOf(players).map(() => has);

/** The rules with only one cause of an end besides ruin. */
const endedBy = (table: Table, end: Partial<EndRule>) => withRules(table, { end: { ...ENDLESS, ...end } });

/** A game after a number of settled deals. */
function afterDeals(table: Table, deals: number): Game {
  const rich = evenly(table, 100_000);
  const games = settlements(table, { counters: rich, loser: 0, before: deals - 1 });
  return games.at(-1) ?? startGame(table.ruleset, table.players, seatAt(0));
}

const endsAfterItsDeals: Check = (table) => {
  const { deals } = table.ruleset.end;
  const limit = typeof deals === 'number' ? deals : (deals?.[String(table.players)] ?? null);
  const alone = endedBy(table, { deals });
  if (limit === null) expect(afterDeals(alone, 1000).ended).toBe(null);
  else {
    expect(afterDeals(alone, limit).ended?.reason).toBe('deals');
    if (limit > 1) expect(afterDeals(alone, limit - 1).ended).toBe(null);
  }
};

const endsAtItsTarget: Check = (table) => {
  const { target } = table.ruleset.end;
  const { ended } = settled(endedBy(table, { target }), evenly(table, 100_000), 0);
  expect(ended?.reason ?? null).toBe(target === null ? null : 'target');
};

/** The game ends with the deal in which time runs out. */
const endsWithItsTime: Check = (table) => {
  const { minutes } = table.ruleset.end;
  const alone = endedBy(table, { minutes });
  const games = settlements(alone, { counters: evenly(table, 100_000), loser: 1, isTimeUp: true });
  for (const game of games.slice(0, -1)) expect(game.ended).toBe(null);
  expect(games.at(-1)?.ended?.reason ?? null).toBe(minutes === null ? null : 'time');
};

/** The situations at the end of a game. */
export const END: Claims<'when-over' | 'time-is-up' | 'target-in-mid-deal'> = {
  'when-over': {
    causes: (table) => {
      for (const claim of [endsAfterItsDeals, endsAtItsTarget, endsWithItsTime]) claim(table);
      const next = Array.from(seatsOf(table.players)).filter((seat) => !hasNextDeal(table, seat, 0));
      expect(next.length).toBeGreaterThan(0);
    },
    most: (table) => {
      const game = settled(endedBy(table, { target: 1 }), evenly(table, 100_000), 0);
      const most = Math.max(...game.counters);
      expect(game.ended?.winners.map((seat) => game.counters[seat])).toEqual([most]);
      expect(winnersOf([3, 7, 7])).toEqual([1, 2]);
    },
    board: (table) => {
      const noOpera = withRules(endedBy(table, { target: 1 }), { opera: null });
      const game = settled(noOpera, evenly(table, 100_000), 0);
      const before = table.players * 100_000;
      const onTheBoard = game.boxes.reduce((sum, has) => sum + has, 0);
      expect(game.ended).not.toBe(null);
      expect(onTheBoard).toBeGreaterThan(0);
      expect(game.counters.reduce((sum, has) => sum + has, 0)).toBe(before - onTheBoard);
    },
  },
  'time-is-up': {
    noTime: (table) => {
      const rich = { counters: evenly(table, 100_000), loser: 1, isTimeUp: true };
      for (const { ended } of settlements(table, rich)) expect(ended?.reason).not.toBe('time');
    },
    playOut: endsWithItsTime,
  },
  'target-in-mid-deal': {
    noTarget: (table) => {
      const { ended } = settled(table, evenly(table, 100_000), 0);
      expect(ended?.reason).not.toBe('target');
    },
    atSettlement: (table) => {
      const alone = endedBy(table, { target: table.ruleset.end.target });
      const games = settlements(alone, { counters: evenly(table, 100_000), loser: 1 });
      for (const game of games.slice(0, -1)) expect(game.ended).toBe(null);
      expect(games.at(-1)?.ended?.reason).toBe('target');
    },
  },
};
