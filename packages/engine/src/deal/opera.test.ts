import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCardsText, type OperaRule, seatsOf } from '../index.ts';
import { seededRandom, shuffledPack } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { cards, restOfThePack } from '../testing/cards.ts';
import { type FixedDeal, fixedDeal } from '../testing/fixedDeal.ts';
import { oneOf } from '../testing/playedGame.ts';

const SWEPT = [0, 0, 0, 0, 0];
const UNTOUCHED = [10, 20, 30, 40, 50];

describe('S0 1760: opera', () => {
  test('a player who goes out before any other player has played a card is paid double, and does not sweep the board', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', 'Ah Ts', '2h'] }).play('4c');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([126, 78, 96]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('a player who holds the dwarf at an opera pays double twice, and the bête', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', '7d', '2h'] }).play('4c');
    // seat 2 pays twice 2; seat 1 pays four times 7 and the bête of 50
    expect(deal.counters).toEqual([132, 22, 96]);
    expect(deal.boxes).toEqual([10, 20, 30, 40, 100]);
  });

  test('is none when another player has laid a card, if only one before', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c 9h', '5c Ah', '2h'] });
    deal.play('4c - - 5c - - - Ah');
    expect(deal.state).toBe('over: 1 won');
    expect(deal.counters).toEqual([91, 111, 98]);
  });
});

describe('S0 1789: opera', () => {
  test('a player who gets rid of all cards at once when first on lead gets single payments and sweeps the board', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([263, 89, 98]);
    expect(deal.boxes).toEqual(SWEPT);
    expect(deal.eventsOf('swept')).toEqual(
      [10, 20, 30, 40, 50].map((counters, box) => ({ type: 'swept', seat: 0, box, counters, opera: true })),
    );
    expect(deal.eventsOf('paid').map(({ counters }) => counters)).toEqual([11, 2]);
  });
});

describe('S1: opera', () => {
  test('a player who gets rid of all his cards in one go takes all stakes and as many counters as the others hold cards', () => {
    const hands = ['4c 5d', 'Ah Ts', '2h', '8s 8h'];
    const deal = fixedDeal({ rules: 'famille', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([255, 98, 99, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('is none if an opponent could lay a single card', () => {
    const hands = ['3c Kd', '2h 2d', '8c 8h', '4h 9s'];
    const deal = fixedDeal({ rules: 'famille', hands }).play('3c - 4h - - - - 9s');
    expect(deal.state).toBe('over: 3 won');
    expect(deal.counters).toEqual([99, 98, 98, 105]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });
});

describe('S2: opera', () => {
  test('a player who lays all his cards at once, his first time in turn, empties all boxes', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([263, 89, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });
});

describe('S3: grand opera', () => {
  test('a player who goes out before any other could play a card takes the whole board and the cards’ values', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([272, 80, 98]);
    expect(deal.boxes).toEqual(SWEPT);
  });
});

describe('S4: opera', () => {
  test('there is none', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['4c 5d', 'Ah Ts', '2h'] }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([103, 98, 99]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });
});

describe('S2: the first time in turn', () => {
  const hands = ['2c 9h 9s', '4h 5h 6h', 'Ah 8s'];

  test('a player who passed when first asked makes no opera, though no player could have laid a card', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands }).play('2c - - - - 4h 5h 6h');
    expect(deal.state).toBe('over: 1 won');
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('a player who is first asked to continue, and lays all cards, makes one', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['3h 9h 9s', '4h 5h 6h', 'Ah 8s'] });
    expect(deal.play('3h - 4h 5h 6h').state).toBe('over: 1 won an opera');
  });

  test('a pass between the own cards, at a stall in mid-hand, does not end the chance', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['4c 6d', 'Ah Ts', '2h'] });
    expect(deal.play('4c - - - 6d').state).toBe('over: 0 won an opera');
  });

  test('four players, the whole pack: stalls in mid-hand, and the next ranks after them', () => {
    const hand = '2d 3d 4h 5h 6c 8s 9h Ts Js Qh Kc Kd Kh';
    const others = restOfThePack([cards(hand)]);
    const hands = [hand, ...[0, 13, 26].map((from) => makeCardsText(others.slice(from, from + 13)))];
    const deal = fixedDeal({ rules: 'gelber-zwerg hand=all hocs=true', hands });
    deal.play('9h Ts Js Qh Kh! Kc! Kd! 2d 3d 4h 5h 6c - - - - 8s');
    expect(deal.state).toBe('over: 0 won an opera');
  });

  test('a card of another player in between ends it', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['4c 6d', '5h Ts', '2h'] });
    expect(deal.play('4c - 5h - - 6d').state).toBe('over: 0 won');
  });

  test('passes of others do not', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['4c 9d', '6h 7s', '2h'] });
    expect(deal.play('4c - - - - 6h 7s').state).toBe('over: 1 won');
    const first = fixedDeal({ rules: 'gelber-zwerg', hands: ['3c 9d', 'Ah Ts', '4h 5s'] });
    expect(first.play('3c - - 4h 5s').state).toBe('over: 2 won an opera');
  });
});

describe('R6: first lead and no other player', () => {
  const second = { hands: ['3c Kd', '4h 8s', '2h 2d'], moves: '3c - 4h - - - 8s' };
  const FIRST_LEAD = 'lindor-1789 opera.when=first-lead';

  test('S0 1789, no other player: passes at a stall of one’s own do not count', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 9d', 'Ah Ts', '2h'] }).play('4c - - - 9d');
    expect(deal.state).toBe('over: 0 won an opera');
  });

  test('S0 1789, no other player: none after another player has laid a card', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: second.hands }).play(second.moves);
    expect(deal.state).toBe('over: 1 won');
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('first lead: the winner may have followed before', () => {
    const deal = fixedDeal({ rules: FIRST_LEAD, hands: second.hands }).play(second.moves);
    expect(deal.state).toBe('over: 1 won an opera');
    // the board of 150, 4 from seat 2 and 10 from seat 0
    expect(deal.counters).toEqual([90, 264, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('first lead: the winner may have passed before, and others may have laid between its cards', () => {
    const hands = ['2c 9c', '3h 6h Qd', '4h 8h', '5s 7d'];
    const deal = fixedDeal({ rules: FIRST_LEAD, hands });
    deal.play('2c - 3h - 4h - 5s - - 6h - - 7d');
    expect(deal.state).toBe('over: 3 won');
    const led = fixedDeal({ rules: FIRST_LEAD, hands: ['2c 9c', '3h 6h Qd', '4h 8h', '5s Jd Jh'] });
    led.play('2c - 3h - 4h - 5s - - 6h - - - - Qd');
    expect(led.state).toBe('over: 1 won an opera');
  });

  test('first lead: none for a hand that never led', () => {
    const deal = fixedDeal({ rules: FIRST_LEAD, hands: ['3c Kd', '4h', '2h 2d'] }).play('3c - 4h');
    expect(deal.state).toBe('over: 1 won');
  });

  test('first lead: none if another player laid after it', () => {
    const hands = ['3c 5h', '4h 8s', '2h 2d'];
    const deal = fixedDeal({ rules: FIRST_LEAD, hands }).play('3c - 4h - - 5h');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([112, 92, 96]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('first lead: none if the winner led again after another player had laid', () => {
    const hands = ['3c Kd Ks', '4h 8s', '2h 2d'];
    const deal = fixedDeal({ rules: FIRST_LEAD, hands: ['Kd 3c 5c 9c', ...hands.slice(1)] });
    deal.play('Kd 3c - 4h - - 5c - - - 9c');
    expect(deal.state).toBe('over: 0 won');
  });

  test('no other player: none has laid any card in the whole deal', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: second.hands }).play(second.moves);
    expect(deal.state).toBe('over: 1 won');
    expect(deal.counters).toEqual([90, 114, 96]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('no other player: passes in between do not count', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['4c 9d', 'Ah Ts', '2h'] }).play('4c - - - 9d');
    expect(deal.state).toBe('over: 0 won an opera');
  });
});

describe('R8: opera and bêtes', () => {
  test('the sweep comes first, then the payments to the winner, so the bête of a held honour is nothing', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['4c 5d', 'Qs Ts', '2h'] }).play('4c 5d');
    expect(deal.counters).toEqual([272, 80, 98]);
    expect(deal.boxes).toEqual(SWEPT);
    const settling = deal.events.map(({ type }) => type).filter((type) => /^(swept|paid|beted)$/.test(type));
    expect(settling.join(' ')).toBe('swept swept swept swept swept paid paid beted');
  });

  test('so is that of a forgotten one', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Qs', '3c', '4c'] }).play('Qs');
    expect(deal.counters).toEqual([257, 97, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('an honour swept in the play is not swept again by the opera', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Qs', '3c', '4c'] }).play('Qs!');
    expect(deal.counters).toEqual([257, 97, 96]);
    expect(deal.eventsOf('swept').map(({ box, counters, opera }) => [box, counters, opera])).toContainEqual([
      2,
      30,
      false,
    ]);
  });

  test('an opera that does not sweep leaves the bêtes as they are', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['4c', 'Qs', '2h'] }).play('4c');
    // seat 2 pays 4, seat 1 pays 20 and the bête of 30
    expect(deal.counters).toEqual([124, 50, 96]);
    expect(deal.boxes).toEqual([10, 20, 60, 40, 50]);
  });
});

/** Whether a deal that is over was an opera, from its cards and passes alone, as R6 says it. */
function isOpera(when: OperaRule['when'], { events }: FixedDeal): boolean {
  const moves = events.filter((event) => event.type === 'laid' || event.type === 'passed');
  const winner = events.find((event) => event.type === 'ended')?.winner;
  const first = moves.findIndex(({ type, seat }) => type === 'laid' && seat === winner);
  const others = moves.map(({ type, seat }) => type === 'laid' && seat !== winner);
  const passedBefore = moves.slice(0, first).some(({ type, seat }) => type === 'passed' && seat === winner);
  const lead = moves.findIndex((move) => move.type === 'laid' && move.led && move.seat === winner);
  switch (when) {
    case 'first-chance':
      return !others.includes(true, first) && !passedBefore;
    case 'first-lead':
      return lead >= 0 && !others.includes(true, lead);
    case 'unopposed':
      return !others.includes(true);
  }
}

describe('R6, reckoned from the moves of random deals under any rules', () => {
  test.each(['unopposed', 'first-chance', 'first-lead'] as const)('%s', (when) => {
    let operas = 0;
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const rules = { ...ruleset, opera: { when, sweeps: true, factor: 1 } as const };
        const pack = shuffledPack(random);
        const hands = seatsOf(players).map((seat) => makeCardsText(pack.slice(2 * seat, 2 * seat + 2)));
        const deal = fixedDeal({ rules, hands });
        while (deal.turn !== null) deal.play(oneOf(deal.legal.split(' '), random));
        expect(deal.state.endsWith('won an opera')).toBe(isOpera(when, deal));
        if (isOpera(when, deal)) operas++;
      }),
      { numRuns: 300, seed: 1789 },
    );
    expect(operas).toBeGreaterThan(10);
  });
});

describe('R15: a held dwarf and an opera together', () => {
  const hands = ['2c', '7d 5h', 'Ah 6s'];

  test('both factors apply', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands }).play('2c');
    expect(deal.eventsOf('paid').find(({ from }) => from === 1)?.owed).toBe(48);
  });

  test('only the larger applies, if the rules say so', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760 factors=highest', hands }).play('2c');
    expect(deal.eventsOf('paid').find(({ from }) => from === 1)?.owed).toBe(24);
    expect(deal.eventsOf('paid').find(({ from }) => from === 2)?.owed).toBe(14);
  });

  test('a factor that applies alone is what it was', () => {
    const rules = 'avantcoureur-1760 factors=highest opera=null';
    const deal = fixedDeal({ rules, hands }).play('2c');
    expect(
      deal
        .eventsOf('paid')
        .map(({ owed }) => owed)
        .sort(),
    ).toEqual([24, 7]);
  });
});

describe('settings', () => {
  const hands = ['4c 5d', 'Ah Ts', '2h'];

  test('an opera that sweeps and doubles', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera.factor=2', hands }).play('4c 5d');
    expect(deal.counters).toEqual([276, 78, 96]);
    expect(deal.boxes).toEqual(SWEPT);
  });

  test('an opera that neither sweeps nor doubles is an opera by name', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera.sweeps=false', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won an opera');
    expect(deal.counters).toEqual([113, 89, 98]);
    expect(deal.boxes).toEqual(UNTOUCHED);
  });

  test('no opera at all', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 opera=null', hands }).play('4c 5d');
    expect(deal.state).toBe('over: 0 won');
    expect(deal.counters).toEqual([113, 89, 98]);
  });

  test('first lead under the rules of 1760', () => {
    const deal = fixedDeal({
      rules: 'avantcoureur-1760 opera.when=first-lead',
      hands: ['3c Kd', '2h 2d', '4c 8s'],
    }).play('3c - 4c - - - 8s');
    expect(deal.state).toBe('over: 2 won an opera');
    expect(deal.counters).toEqual([80, 92, 128]);
  });
});
