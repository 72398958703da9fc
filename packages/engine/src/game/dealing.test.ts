import { describe, expect, test } from 'vitest';
import {
  compileRules,
  dealCards,
  dealPack,
  lay,
  makeDeal,
  nextDealer,
  PACK,
  playMove,
  RULESETS,
  type RulesetId,
  seatAt,
} from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { cards, restOfThePack, words } from '../testing/cards.ts';
import { playedGame } from '../testing/playedGame.ts';

/** The hands and the talon of the whole pack in order, A♣ A♦ A♥ A♠ 2♣ …, dealt by a seat. */
function dealtInOrder(rules: string, players: number, dealer: number) {
  const [deal] = playedGame(rules, players, dealer).deal(PACK).record.deals;
  return deal!;
}

function sizes(rules: string, players: number, dealer = 0): { hands: number[]; talon: number } {
  const { hands, talon } = dealtInOrder(rules, players, dealer);
  return { hands: hands.map((hand) => words(hand).length), talon: words(talon).length };
}

describe('S0 1760: the deal', () => {
  test('three players get 15 cards each, singly, to the right; the other 7 are the talon', () => {
    const { hands, talon } = dealtInOrder('avantcoureur-1760', 3, 0);
    expect(hands).toEqual([
      'Ah 2d 3c 3s 4h 5d 6c 6s 7h 8d 9c 9s Th Jd Qc',
      'Ad 2c 2s 3h 4d 5c 5s 6h 7d 8c 8s 9h Td Jc Js',
      'Ac As 2h 3d 4c 4s 5h 6d 7c 7s 8h 9d Tc Ts Jh',
    ]);
    expect(talon).toBe('Qd Qh Qs Kc Kd Kh Ks');
  });

  test('five players get 9 cards each, 7 are the talon', () => {
    expect(sizes('avantcoureur-1760', 5)).toEqual({ hands: [9, 9, 9, 9, 9], talon: 7 });
  });

  test.each([2, 4, 6, 7, 8, 9])('is not for %i players', (players) => {
    expect(() => playedGame('avantcoureur-1760', players)).toThrow(RangeError);
  });
});

const TABLE = [
  [3, 15, 7],
  [4, 12, 4],
  [5, 9, 7],
  [6, 8, 4],
  [7, 7, 3],
  [8, 6, 4],
] as const;

describe.each(['lindor-1789', 'gelber-zwerg', 'yellow-dwarf'])('S0 1789, S2, S3: the deal (%s)', (rules) => {
  test.each(TABLE)('%i players get %i cards each, %i are the talon', (players, each, talon) => {
    expect(sizes(rules, players)).toEqual({ hands: Array(players).fill(each), talon });
  });

  test('cards are dealt to the right, in threes', () => {
    const { hands, talon } = dealtInOrder(rules, 4, 0);
    expect(hands).toEqual([
      '3d 3h 3s 6d 6h 6s 9d 9h 9s Qd Qh Qs',
      '2h 2s 3c 5h 5s 6c 8h 8s 9c Jh Js Qc',
      'As 2c 2d 4s 5c 5d 7s 8c 8d Ts Jc Jd',
      'Ac Ad Ah 4c 4d 4h 7c 7d 7h Tc Td Th',
    ]);
    expect(talon).toBe('Kc Kd Kh Ks');
  });

  test('the last packet is what is missing: 3, 3 and 2 of eight, 3, 3 and 1 of seven', () => {
    expect(dealtInOrder(rules, 6, 0).hands[5]).toBe('Ac Ad Ah 5h 5s 6c Tc Td');
    expect(dealtInOrder(rules, 7, 0).hands[6]).toBe('Ac Ad Ah 6d 6h 6s Jh');
  });

  test('begins at the right-hand neighbour of any dealer', () => {
    expect(dealtInOrder(rules, 4, 2).hands[1]).toBe('Ac Ad Ah 4c 4d 4h 7c 7d 7h Tc Td Th');
  });
});

describe('S1: the deal', () => {
  test.each(TABLE.filter(([players]) => players > 3))(
    '%i players get %i cards each, %i stay in the talon',
    (players, each, talon) => {
      expect(sizes('famille', players)).toEqual({ hands: Array(players).fill(each), talon });
    },
  );

  test('begins at the right', () => {
    expect(dealtInOrder('famille', 4, 0).hands[3]).toBe('Ac Ad Ah 4c 4d 4h 7c 7d 7h Tc Td Th');
  });

  test.each([3, 9])('is from four to eight players, not for %i', (players) => {
    expect(() => playedGame('famille', players)).toThrow(RangeError);
  });
});

describe('S4: the deal', () => {
  test('cards are dealt singly, beginning at the left of the dealer', () => {
    const { hands } = dealtInOrder('nain-jaune-court', 4, 0);
    expect(hands).toEqual([
      'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks',
      'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc',
      'Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd',
      'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh',
    ]);
  });
});

describe('R2: the whole pack is dealt', () => {
  test.each([
    [3, 0, [17, 18, 17]],
    [3, 2, [18, 17, 17]],
    [4, 0, [13, 13, 13, 13]],
    [5, 4, [11, 11, 10, 10, 10]],
    [6, 0, [8, 9, 9, 9, 9, 8]],
    [7, 1, [7, 7, 8, 8, 8, 7, 7]],
    [8, 0, [6, 7, 7, 7, 7, 6, 6, 6]],
  ])('to %i players by seat %i: those dealt to first get one card more', (players, dealer, hands) => {
    expect(sizes('nain-jaune-court', players, dealer)).toEqual({ hands, talon: 0 });
  });

  test('setting: to the right, those at the right get one card more', () => {
    expect(sizes('nain-jaune-court dealTo=anticlockwise', 5, 4).hands).toEqual([10, 10, 11, 11, 10]);
  });

  test('setting: by threes, the last packet is what is missing', () => {
    const { hands } = dealtInOrder('nain-jaune-court packet=3', 4, 0);
    expect(hands[1]).toBe('Ac Ad Ah 4c 4d 4h 7c 7d 7h Tc Td Th Kc');
    expect(hands[0]).toBe('3d 3h 3s 6d 6h 6s 9d 9h 9s Qd Qh Qs Ks');
  });
});

test('a pack with fewer cards than the hands is refused', () => {
  const rules = compileRules(RULESETS.famille, 4);
  expect(() => dealPack(rules, seatAt(0), PACK.slice(0, 47))).toThrow(
    'the pack has 47 cards, the hands need 48',
  );
  expect(dealPack(rules, seatAt(0), PACK.slice(0, 48)).talon).toEqual([]);
});

describe('the next dealer', () => {
  test.each<[string, RulesetId, number[]]>([
    ['S0 1760: the player to the right', 'avantcoureur-1760', [1, 0, 4, 3]],
    ['S0 1789: the player to the right', 'lindor-1789', [1, 0, 4, 3]],
    ['S1 (R1): the player to the right', 'famille', [1, 0, 4, 3]],
    ['S2: the player to the right', 'gelber-zwerg', [1, 0, 4, 3]],
    ['S3 (R1): the player to the left', 'yellow-dwarf', [1, 2, 3, 4]],
    ['S4: the player to the left', 'nain-jaune-court', [1, 2, 3, 4]],
  ])('%s', (_, id, dealers) => {
    const random = seededRandom('next dealer');
    const played = playedGame(`${id} counters=100000 end.target=null`, 5, 1);
    const dealt = dealers.map(() => {
      const dealer = nextDealer(played.game);
      played.dealAtRandom(random).playAtRandom(random);
      return dealer;
    });
    expect(dealt).toEqual(dealers);
  });
});

describe('eldest hand', () => {
  test.each<[string, RulesetId, number]>([
    ['S0 1760: at the right of the dealer', 'avantcoureur-1760', 1],
    ['S0 1789: at the left of the dealer', 'lindor-1789', 3],
    ['S1: at the right of the dealer', 'famille', 1],
    ['S2 (R1): at the left of the dealer', 'gelber-zwerg', 3],
    ['S3 (R1): at the left of the dealer', 'yellow-dwarf', 3],
    ['S4: at the left of the dealer', 'nain-jaune-court', 3],
  ])('%s', (_, id, seat) => {
    expect(playedGame(id, 5, 2).deal(PACK).toMove).toBe(seat);
  });
});

describe('a deal', () => {
  test('is an event with all hand sizes, the talon’s, and then the turn of the first to lead', () => {
    const { events } = playedGame('lindor-1789', 3, 1).deal(PACK);
    expect(events.slice(-2)).toEqual([
      { type: 'dealt', dealer: 1, sizes: [15, 15, 15], talon: 7 },
      { type: 'turned', seat: 2, leads: true, wanted: [] },
    ]);
  });

  test('needs the 52 cards', () => {
    const { game } = playedGame('lindor-1789', 3);
    expect(() => dealCards(game, PACK.slice(1))).toThrow(RangeError);
    expect(() => dealCards(game, [...PACK.slice(1), PACK[1]!])).toThrow(RangeError);
    expect(() => dealCards(game, [...PACK, PACK[1]!])).toThrow(RangeError);
  });

  test('must be dealt before anyone moves', () => {
    const { game } = playedGame('lindor-1789', 3);
    expect(playMove(game, seatAt(0), lay(PACK[0]!))).toEqual({ ok: false, error: { code: 'deal-is-over' } });
  });

  test('begins only after the one before is over', () => {
    const { game } = playedGame('lindor-1789', 3).deal(PACK);
    expect(() => dealCards(game, PACK)).toThrow(RangeError);
  });
});

describe('a setup', () => {
  const rules = compileRules(RULESETS['lindor-1789'], 3);
  const hands = ['5h 6c', '7d', 'Kc'].map(cards);
  const setup = {
    dealer: seatAt(2),
    hands,
    talon: restOfThePack(hands),
    counters: [105, 105, 105],
    boxes: [3, 6, 9, 12, 15],
  };

  test('with few cards in the hands and the rest in the talon is a deal', () => {
    expect(makeDeal(rules, setup).ok).toBe(true);
  });

  test.each([
    ['a hand too few', { hands: hands.slice(1), talon: restOfThePack(hands.slice(1)) }],
    ['an empty hand', { hands: [[], ...hands.slice(1)], talon: restOfThePack(hands.slice(1)) }],
    ['a card twice', { hands: [cards('5h 5h'), ...hands.slice(1)] }],
    ['a card in a hand and in the talon', { talon: [...restOfThePack(hands), ...cards('5h')] }],
    ['a card nowhere', { talon: restOfThePack(hands).slice(1) }],
  ])('with %s is none', (_, change) => {
    const made = makeDeal(rules, { ...setup, ...change });
    expect(made.ok).toBe(false);
    expect(!made.ok && made.error.length).toBeGreaterThan(0);
  });
});
