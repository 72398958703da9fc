import { describe, expect, test } from 'vitest';
import { RULESETS } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { playedGame, playedOpera } from '../testing/playedGame.ts';

const random = () => seededRandom('ante');

describe('S0 1760: the ante', () => {
  test('the dealer alone antes 15: 1 on the 10♦, 2 on the J♣, 3 on the Q♠, 4 on the K♥, 5 on the 7♦', () => {
    const { game, events } = playedGame('avantcoureur-1760', 3, 1).dealAtRandom(random());
    expect(game.counters).toEqual([120, 105, 120]);
    expect(game.boxes).toEqual([1, 2, 3, 4, 5]);
    expect(game.ruleset.honours.map(({ card }) => card)).toEqual(['Td', 'Jc', 'Qs', 'Kh', '7d']);
    expect(events[0]).toEqual({ type: 'anted', seat: 1, stakes: [1, 2, 3, 4, 5] });
    expect(events.filter(({ type }) => type === 'anted')).toHaveLength(1);
  });

  test('the next dealer antes to what is left in the boxes', () => {
    const rules = 'avantcoureur-1760 counters=1000';
    const played = playedOpera(rules, 1);
    // J♣: its box of 2 and a hoc of 2; seat 1 pays twice 69, seat 2 four times 96 and a bête of 5
    expect(played.game.counters).toEqual([1526, 846, 610]);
    expect(played.game.boxes).toEqual([1, 0, 3, 4, 10]);
    const { game } = played.dealAtRandom(random());
    expect(game.counters).toEqual([1511, 846, 610]);
    expect(game.boxes).toEqual([2, 2, 6, 8, 15]);
  });
});

describe('S0 1789: the ante', () => {
  test('each player places 1, 2, 3, 4 and 5 counters in the boxes', () => {
    const { game } = playedGame('lindor-1789', 4).dealAtRandom(random());
    expect(game.counters).toEqual([105, 105, 105, 105]);
    expect(game.boxes).toEqual([4, 8, 12, 16, 20]);
  });

  test('counters left from the previous round are kept and the new stakes added to them', () => {
    const rules = 'lindor-1789 counters=1000 opera=null';
    const played = playedOpera(rules);
    // seat 0 swept 6 from the J♣; seat 2 paid a bête of 15 for the dwarf
    expect(played.game.counters).toEqual([1156, 916, 874]);
    expect(played.game.boxes).toEqual([3, 0, 9, 12, 30]);
    const { game } = played.dealAtRandom(random());
    expect(game.counters).toEqual([1141, 901, 859]);
    expect(game.boxes).toEqual([6, 6, 18, 24, 45]);
  });

  test('each player begins with five contrats, ten fiches and twenty jetons', () => {
    expect(RULESETS['lindor-1789'].counters).toBe(5 * 10 + 10 * 5 + 20 * 1);
  });

  test.each([50, 80, 120])('the bank is agreed between 50 and 120: %i', (counters) => {
    const { game } = playedGame(`lindor-1789 counters=${counters}`, 3);
    expect(game.counters).toEqual([counters, counters, counters]);
  });
});

describe('S1: the ante', () => {
  test('each lays 1 counter on the 10♦, 2 on the J♣, 3 on the Q♠, 4 on the K♥, 5 on the 7♦', () => {
    const { game } = playedGame('famille', 5).dealAtRandom(random());
    expect(game.ruleset.honours.map(({ card }) => card)).toEqual(['Td', 'Jc', 'Qs', 'Kh', '7d']);
    expect(game.counters).toEqual([105, 105, 105, 105, 105]);
    expect(game.boxes).toEqual([5, 10, 15, 20, 25]);
  });

  test('everyone begins with the same number of counters', () => {
    expect(playedGame('famille', 4).game.counters).toEqual([120, 120, 120, 120]);
  });
});

describe('S2: the ante', () => {
  test('each player lays 1, 2, 3, 4 and 5, what was left is kept', () => {
    const rules = 'gelber-zwerg counters=1000 opera=null';
    const played = playedOpera(rules);
    expect(played.game.boxes).toEqual([3, 0, 9, 12, 30]);
    expect(played.dealAtRandom(random()).game.boxes).toEqual([6, 6, 18, 24, 45]);
  });
});

describe('S3: the ante', () => {
  test('each player places 1 on the 10♦, 2 on the J♣, 3 on the Q♠, 4 on the K♥, 5 on the yellow dwarf', () => {
    const { game } = playedGame('yellow-dwarf', 8).dealAtRandom(random());
    expect(game.counters).toEqual(Array(8).fill(105));
    expect(game.boxes).toEqual([8, 16, 24, 32, 40]);
  });

  test('each player receives at least 50', () => {
    expect(RULESETS['yellow-dwarf'].counters).toBeGreaterThanOrEqual(50);
  });

  test('chips still on the board remain there for the next round', () => {
    const rules = 'yellow-dwarf counters=1000 opera=null end.target=null';
    const played = playedOpera(rules);
    expect(played.game.boxes).toEqual([3, 0, 9, 12, 30]);
    expect(played.dealAtRandom(random()).game.boxes).toEqual([6, 6, 18, 24, 45]);
  });
});

describe('S4: the ante', () => {
  const first = 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 9h Th Jh Qh Kh';
  const moves = first.replace('Jc', 'Jc!').replace('Qh', 'Qh!');

  test('everyone lays 15: 1 on the 10♦, 2 on the J♣, 3 on the Q♥, 4 on the K♠, 5 on the 7♦', () => {
    const { game } = playedGame('nain-jaune-court', 3).dealAtRandom(random());
    expect(game.ruleset.honours.map(({ card }) => card)).toEqual(['Td', 'Jc', 'Qh', 'Ks', '7d']);
    expect(game.counters).toEqual([35, 35, 35]);
    expect(game.boxes).toEqual([3, 6, 9, 12, 15]);
  });

  test('counters left on the board are kept, and everyone antes to those boxes anyway', () => {
    const played = playedGame('nain-jaune-court', 3, 2).dealHands(first).play(moves);
    expect(played.game.counters).toEqual([84, 18, 18]);
    expect(played.game.boxes).toEqual([3, 0, 0, 12, 15]);
    const { game } = played.dealAtRandom(random());
    expect(game.counters).toEqual([69, 3, 3]);
    expect(game.boxes).toEqual([6, 6, 9, 24, 30]);
  });

  test('about fifty counters for a short game', () => {
    expect(RULESETS['nain-jaune-court'].counters).toBe(50);
  });
});

describe('R3: the counters at the start', () => {
  test.each(['avantcoureur-1760', 'famille'] as const)(
    'are the 120 of S0 where the source is silent (%s)',
    (id) => {
      expect(RULESETS[id].counters).toBe(120);
    },
  );
});

describe('settings', () => {
  test('the stakes are the ruleset’s own', () => {
    const { game } = playedGame('lindor-1789 honours[0].stake=7', 3).dealAtRandom(random());
    expect(game.counters).toEqual([99, 99, 99]);
    expect(game.boxes).toEqual([21, 6, 9, 12, 15]);
  });

  test('the dealer alone may ante under any rules', () => {
    const { game } = playedGame('lindor-1789 ante=dealer', 4, 2).dealAtRandom(random());
    expect(game.counters).toEqual([120, 120, 105, 120]);
    expect(game.boxes).toEqual([1, 2, 3, 4, 5]);
  });
});
