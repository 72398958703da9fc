import { describe, expect, it } from 'vitest';
import { bankOf, randomGame, randomRuleset, randomTable, seeded, spoil } from './generate.ts';
import type { DealResult, Finding, GameRecord } from './referee.ts';
import { Deal, Game, handSizes, judge } from './referee.ts';
import type { Opera, Ruleset } from './ruleset.ts';
import { rulesetFaults } from './ruleset.ts';

/** The column `lindor-1789` of rules.md. */
const lindor: Ruleset = {
  id: 'lindor-1789',
  players: [3, 4, 5, 6, 7, 8],
  play: 'clockwise',
  dealTo: 'anticlockwise',
  firstDealer: 'lot',
  nextDealer: 'right',
  hand: 'table',
  packet: 3,
  honours: [
    { card: 'Td', stake: 1 },
    { card: 'Jc', stake: 2 },
    { card: 'Qs', stake: 3 },
    { card: 'Kh', stake: 4 },
    { card: '7d', stake: 5 },
  ],
  ante: 'everyone',
  counters: 120,
  run: 'rank',
  firstLead: 'any',
  continuing: 'optional',
  stall: 'lead',
  hocs: false,
  dwarf: 'plain',
  announcing: 'required',
  missedHonour: 'stays',
  heldHonour: 'bete',
  payment: 'points',
  acePoints: 1,
  heldDwarfFactor: 1,
  opera: { when: 'first-lead', sweeps: true, factor: 1 },
  factors: 'multiply',
  bete: 'box',
  debts: false,
  end: { deals: null, target: null, minutes: null },
};

/** The column `avantcoureur-1760`, played clockwise here so that the scenarios read from left to right. */
const avantcoureur: Ruleset = {
  ...lindor,
  id: 'avantcoureur-1760',
  players: [3, 5],
  packet: 1,
  ante: 'dealer',
  run: 'suit',
  continuing: 'compulsory',
  hocs: true,
  dwarf: 'stop',
  heldDwarfFactor: 2,
  opera: { when: 'unopposed', sweeps: false, factor: 2 },
  end: { deals: { 3: 12, 5: 10 }, target: null, minutes: null },
};

/** Three players; seat 0 leads, then 1, then 2. Boxes: 10♦ 3, J♣ 6, Q♠ 9, K♥ 12, 7♦ 15, together 45. */
function table(rules: Ruleset, hands: string[], moves: string, counters = [100, 100, 100]): Deal {
  const split = hands.map((hand) => hand.split(' '));
  const deal = new Deal(rules, 2, split, counters, [3, 6, 9, 12, 15]);
  for (const token of moves === '' ? [] : moves.split(' ')) {
    deal.play(token);
  }
  return deal;
}

describe('play', () => {
  it('asks in the direction of play, and the last to lay leads after a stall', () => {
    const hands = ['5c 2c 3c', '9c Ac', '6h Ad'];
    expect(table(lindor, hands, '5c - -').turn).toBe(2);
    expect(table({ ...lindor, play: 'anticlockwise' }, hands, '').turn).toBe(1);
    const stalled = table(lindor, hands, '5c - - 6h - - -');
    expect([stalled.turn, stalled.wanted, stalled.legalMoves()]).toEqual([2, null, ['Ad']]);
  });

  it('R4: the rank wanted rises, the last to lay first; past the king he leads', () => {
    const rules: Ruleset = { ...lindor, stall: 'next-rank' };
    const hands = ['5c 7h 2d', '9c Ac', 'Th Ad'];
    const risen = table(rules, hands, '5c - - -');
    expect([risen.turn, risen.wanted, risen.legalMoves()]).toEqual([0, '7', ['7h', '-']]);
    const others = table(rules, hands, '5c - - - 7h - - - -');
    expect([others.turn, others.wanted, others.legalMoves()]).toEqual([1, '9', ['9c', '-']]);
    expect(table(rules, hands, '5c - - - - - -').wanted).toBe('8');
    const king = table(rules, ['Qc 2c 3c', '9c Ac', 'Th Ad'], 'Qc - - -');
    expect([king.turn, king.wanted, king.legalMoves()]).toEqual([0, null, ['2c', '3c']]);
  });

  it('R5, a stop: laid whatever is wanted, and whoever laid it leads again', () => {
    const hands = ['5c 6c 2h', '7d 3s 4s', '7c Ah 2d'];
    expect(table(avantcoureur, hands, '5c').legalMoves()).toEqual(['6c']);
    expect(table(avantcoureur, hands, '5c 6c -').legalMoves()).toEqual(['7d', '7d!', '-']);
    const laid = table(avantcoureur, hands, '5c 6c - 7d!');
    expect([laid.turn, laid.wanted, laid.legalMoves()]).toEqual([1, null, ['3s', '4s']]);
    expect(laid.counters).toEqual([99, 117, 99]); // 15 swept, 1 from each
    expect(laid.boxes).toEqual([3, 6, 9, 12, 0]);
    expect(table(avantcoureur, ['7d 2c', '8d', '9d'], '7d').wanted).toBeNull();
  });

  it('R5: a wild dwarf need not be laid when it is wanted, a plain one must be', () => {
    const hands = ['6d 2c 3c', '7d 4c', '8d 5c'];
    expect(table(avantcoureur, hands, '6d -').legalMoves()).toEqual(['7d', '7d!', '-']);
    expect(table({ ...avantcoureur, dwarf: 'plain' }, hands, '6d -').legalMoves()).toEqual(['7d', '7d!']);
  });

  it('R5, standing for the card wanted: the run goes on from there', () => {
    const rules: Ruleset = { ...avantcoureur, dwarf: 'stands-for-wanted' };
    const hands = ['6c 2c 3c', '7d 8c 4s', '7c 9c Ad'];
    const laid = table(rules, hands, '6c - 7d!');
    expect([laid.turn, laid.wanted, laid.legalMoves()]).toEqual([1, '8c', ['8c']]);
    expect(laid.counters).toEqual([99, 117, 99]);
    expect(table(rules, hands, '6c - 7d! 8c -').legalMoves()).toEqual(['9c']); // the 7c stays in hand
  });

  it('R5, standing for a card that stops: it stops, and sweeps its own box only', () => {
    const rules: Ruleset = { ...avantcoureur, dwarf: 'stands-for-wanted' };
    const jack = ['Tc 2c', '7d 3s 4s', 'Jc Ad'];
    expect(table(rules, jack, 'Tc - 7d!').wanted).toBeNull();
    expect(table(rules, jack, 'Tc - 7d!').boxes).toEqual([3, 6, 9, 12, 0]);
    expect(table({ ...rules, hocs: false }, jack, 'Tc - 7d!').wanted).toBe('Qc');
    const king = ['Qc 2c', '7d 3s 4s', 'Ad'];
    expect(table({ ...rules, hocs: false }, king, 'Qc - 7d!').wanted).toBeNull();
  });

  it('R5, standing for itself or led: a seven of diamonds that does not stop', () => {
    const rules: Ruleset = { ...avantcoureur, dwarf: 'stands-for-wanted' };
    const led = table(rules, ['7d 2c', '8d 3c', '9d'], '7d!');
    expect([led.turn, led.wanted, led.counters]).toEqual([0, '8d', [117, 99, 99]]);
    expect(table(rules, ['6d 7d 2c', '8d 3c', '9d'], '6d 7d').wanted).toBe('8d');
  });

  it('stops: kings always, the other honours with hocs', () => {
    const hands = ['Td Kc 2c', 'Jd 3c', '9d Jh'];
    expect(table(lindor, hands, 'Td').wanted).toBe('J');
    expect(table({ ...lindor, hocs: true }, hands, 'Td').wanted).toBeNull();
    expect(table(lindor, hands, 'Kc').legalMoves()).toEqual(['Td', 'Td!', '2c']);
  });

  it('lets the eldest hand lead only its lowest rank where the rules say so, and anything later', () => {
    const rules: Ruleset = { ...lindor, firstLead: 'lowest' };
    const hands = ['2c Kc 2h 9s', 'Ac 4d', '4h'];
    expect(table(rules, hands, '').legalMoves()).toEqual(['2c', '2h']);
    expect(table(rules, hands, '2c - - -').legalMoves()).toEqual(['Kc', '2h', '9s']);
    const wild: Ruleset = { ...avantcoureur, firstLead: 'lowest' };
    expect(table(wild, ['2c 7d 2h 9s', 'Ac', '4h'], '').legalMoves()).toEqual(['2c', '7d', '7d!', '2h']);
  });

  it('R12: one may pass with the card in hand where continuing is optional; a leader must lay', () => {
    const hands = ['5c 6c', '6h 9c', 'Ac 2c'];
    expect(table(lindor, hands, '5c -').legalMoves()).toEqual(['6h', '-']);
    expect(table({ ...lindor, continuing: 'compulsory' }, hands, '5c').legalMoves()).toEqual(['6c']);
    expect(table(lindor, hands, '').objection('-')?.code).toBe('pass-leading');
  });

  it('R13: within a suit only that card continues, and a card nobody has stalls the run', () => {
    const stalled = table(avantcoureur, ['5c 6h 2h', '7c', '8h'], '5c - - -');
    expect([stalled.turn, stalled.legalMoves()]).toEqual([0, ['6h', '2h']]);
  });

  it('allows ! only where there is something to announce', () => {
    const hands = ['Kc 2c Td', '3c', '4c'];
    expect(table(lindor, hands, '').legalMoves()).toEqual(['Kc', '2c', 'Td', 'Td!']);
    expect(table({ ...lindor, hocs: true }, hands, '').legalMoves()).toEqual([
      'Kc',
      'Kc!',
      '2c',
      'Td',
      'Td!',
    ]);
    expect(table({ ...lindor, announcing: 'automatic' }, hands, '').legalMoves()).toEqual(['Kc', '2c', 'Td']);
  });
});

describe('honours and hocs', () => {
  it('sweeps when announced, or when that is automatic; else the box stays', () => {
    const hands = ['Td 2c', '3c', '4c'];
    expect(table(lindor, hands, 'Td!').counters).toEqual([103, 100, 100]);
    expect(table(lindor, hands, 'Td').boxes).toEqual([3, 6, 9, 12, 15]);
    expect(table({ ...lindor, announcing: 'automatic' }, hands, 'Td').boxes).toEqual([0, 6, 9, 12, 15]);
  });

  it('R9: one counter from every other player for a hoc announced, once for the king of hearts', () => {
    const hands = ['Kc Kh 2c', '3c', '4c'];
    expect(table(avantcoureur, hands, 'Kc!').counters).toEqual([102, 99, 99]);
    expect(table(avantcoureur, hands, 'Kc').counters).toEqual([100, 100, 100]);
    expect(table(avantcoureur, hands, 'Kh!').counters).toEqual([114, 99, 99]); // 12 and 2
    expect(table({ ...avantcoureur, announcing: 'automatic' }, hands, 'Kh').counters).toEqual([114, 99, 99]);
  });

  it('R7: who has nothing pays no hoc, unless there are debts', () => {
    const hands = ['Kc 2c', '3c', '4c'];
    expect(table(avantcoureur, hands, 'Kc!', [100, 0, 100]).counters).toEqual([101, 0, 99]);
    expect(table({ ...avantcoureur, debts: true }, hands, 'Kc!', [100, 0, 100]).counters).toEqual([
      102, -1, 99,
    ]);
  });

  it('R14: an honour laid as the last card still sweeps', () => {
    const deal = table({ ...lindor, opera: null }, ['Td', '3c', '4c'], 'Td!');
    expect([deal.winner, deal.legalMoves()]).toEqual([0, []]);
    expect(deal.settle()).toEqual({
      winner: 0,
      opera: false,
      counters: [110, 97, 96],
      boxes: [0, 6, 9, 12, 15],
    });
    const hoc = table({ ...avantcoureur, opera: null }, ['Kh', '3c', '4c'], 'Kh!');
    expect(hoc.settle().counters).toEqual([121, 96, 95]); // 12, 2, then 3 and 4
  });
});

describe('settlement', () => {
  const by = (when: Opera['when']): Ruleset => ({ ...lindor, opera: { when, sweeps: true, factor: 1 } });
  const unopposed = by('unopposed');
  const firstTurn = by('first-turn');

  it('R6, first turn: no other card between the first and the last of the winner', () => {
    const hands = ['5c 9c', '6c 7c', '8h Ad'];
    const moves = '5c - 6c 7c';
    const first = { winner: 1, opera: true, counters: [91, 163, 91], boxes: [0, 0, 0, 0, 0] }; // 45 + 9 + 9
    expect(table(firstTurn, hands, moves).settle()).toEqual(first);
    const not = { winner: 1, opera: false, counters: [91, 118, 91], boxes: [3, 6, 9, 12, 15] };
    expect(table(unopposed, hands, moves).settle()).toEqual(not);
    expect(table(lindor, hands, moves).settle()).toEqual(not);
    expect(table({ ...lindor, opera: null }, hands, moves).settle()).toEqual(not);
  });

  it('R6: passes in between do not count, cards do', () => {
    const stall = table(firstTurn, ['5c 9c', '6c 2c', '8h Ad'], '5c - 6c - - - 2c');
    expect(stall.settle().opera).toBe(true);
    const card = table(firstTurn, ['5c 9c', '6c 2c', '7h Ad 9s'], '5c - 6c - 7h - - - Ad - - 2c');
    expect([card.winner, card.settle().opera]).toEqual([1, false]);
  });

  it('R6, no other player: none has laid a card in the whole deal', () => {
    const hands = ['5c 6c', '7c 7h', '8h'];
    expect(table(unopposed, hands, '5c 6c').settle()).toMatchObject({ opera: true, counters: [167, 86, 92] });
    expect(table(lindor, hands, '5c 6c').settle().opera).toBe(true);
  });

  it('R6, first chance: the whole hand the first time that the winner is asked', () => {
    const rules: Ruleset = { ...by('first-chance'), stall: 'next-rank' };
    const passed = table(rules, ['2c 9h 9s', '4h 5h 6h', 'Ah 8s'], '2c - - - - 4h 5h 6h');
    expect(passed.settle()).toMatchObject({ winner: 1, opera: false });
    const asked = table(rules, ['3c 9h 9s', '4h 5h 6h', 'Ah 8s'], '3c - 4h 5h 6h');
    expect(asked.settle()).toMatchObject({ winner: 1, opera: true });
  });

  it('R15: a held dwarf and an opera, both factors or the larger', () => {
    const hands = ['2c', '7d 5h', 'Ah 6s'];
    const paid = (rules: Ruleset) => 100 - (table(rules, hands, '2c').settle().counters[1] ?? 0) - 15;
    expect(paid(avantcoureur)).toBe(48);
    expect(paid({ ...avantcoureur, factors: 'highest' })).toBe(24);
  });

  it('R8: a bête of the stake', () => {
    const rules: Ruleset = { ...lindor, opera: null, bete: 'stake' };
    expect(table(rules, ['2c', 'Qs 3d', 'Kh'], '2c').settle().boxes).toEqual([3, 6, 12, 16, 15]);
  });

  it('pays points or cards, with aces at 1 or 10', () => {
    const hands = ['2c', 'Ac Td', 'Qh 9s 3d'];
    const rules: Ruleset = { ...lindor, opera: null, heldHonour: 'nothing' };
    expect(table(rules, hands, '2c').settle().counters).toEqual([133, 89, 78]);
    expect(table({ ...rules, acePoints: 10 }, hands, '2c').settle().counters).toEqual([142, 80, 78]);
    expect(table({ ...rules, payment: 'cards' }, hands, '2c').settle().counters).toEqual([105, 98, 97]);
  });

  it('doubles for a dwarf still held and for an opera', () => {
    const hands = ['2c', '7d 3c', '9s'];
    // An opera without a sweep: 10 · 2 · 2 and 9 · 2; then the bête of 15.
    const settled = table(avantcoureur, hands, '2c').settle();
    expect(settled).toEqual({ winner: 0, opera: true, counters: [158, 45, 82], boxes: [3, 6, 9, 12, 30] });
    expect(table({ ...avantcoureur, opera: null }, hands, '2c').settle().counters).toEqual([129, 65, 91]);
  });

  it('R7: one pays what one has, first to the winner; with debts in full', () => {
    const rules: Ruleset = { ...lindor, opera: null };
    const hands = ['2c', 'Td', '3c'];
    const paid = table(rules, hands, '2c', [100, 12, 1]).settle();
    expect([paid.counters, paid.boxes]).toEqual([
      [111, 0, 0],
      [5, 6, 9, 12, 15],
    ]); // 10 and 1; 2 of the 3
    const owed = table({ ...rules, debts: true }, hands, '2c', [100, 12, 1]).settle();
    expect([owed.counters, owed.boxes]).toEqual([
      [113, -1, -2],
      [6, 6, 9, 12, 15],
    ]);
  });

  it('R8: held and unannounced honours are bêtes, the winner pays too', () => {
    const rules: Ruleset = { ...lindor, opera: null, missedHonour: 'bete' };
    const hands = ['Td Ac', 'Qs 2c', '7d 4c'];
    const settled = table(rules, hands, 'Td - - - Ac').settle();
    expect(settled.counters).toEqual([120, 79, 74]); // + 12 + 11 - 3, - 12 - 9, - 11 - 15
    expect(settled.boxes).toEqual([6, 6, 18, 12, 30]);
    const stays = table(
      { ...rules, missedHonour: 'stays', heldHonour: 'nothing' },
      hands,
      'Td - - - Ac',
    ).settle();
    expect([stays.counters, stays.boxes]).toEqual([
      [123, 88, 89],
      [3, 6, 9, 12, 15],
    ]);
  });

  it('R8: an opera that sweeps the board comes before the bêtes', () => {
    const rules: Ruleset = { ...unopposed, missedHonour: 'bete' };
    const settled = table(rules, ['Td Ac', 'Qs 2c', '7d 4c'], 'Td - - - Ac').settle();
    expect([settled.counters, settled.boxes]).toEqual([
      [168, 88, 89],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('R8: several bêtes of one player are paid in the order of the honours', () => {
    const rules: Ruleset = { ...lindor, opera: null };
    const hands = ['2c', 'Jc Td', '3c'];
    // 4 are left after the payment: 3 to the ten's box, 1 of the 6 to the jack's.
    expect(table(rules, hands, '2c', [100, 24, 100]).settle().boxes).toEqual([6, 7, 9, 12, 15]);
    const turned: Ruleset = { ...rules, honours: [...rules.honours].reverse() };
    const deal = new Deal(turned, 2, [['2c'], ['Jc', 'Td'], ['3c']], [100, 24, 100], [15, 12, 9, 6, 3]);
    deal.play('2c');
    expect(deal.settle().boxes).toEqual([15, 12, 9, 10, 3]); // all 4 left to the jack's box
  });
});

describe('the game', () => {
  function gameAfter(rules: Ruleset, counters: number[], dealer = 0): Game {
    const game = new Game(rules, counters.length);
    game.finish(dealer, { winner: 0, opera: false, counters, boxes: [0, 0, 0, 0, 0] });
    return game;
  }

  it('R2: hands from the table, or the whole pack with one more for those dealt to first', () => {
    expect(handSizes(lindor, 5, 0)).toEqual([9, 9, 9, 9, 9]);
    expect(handSizes({ ...lindor, hand: 'all', dealTo: 'clockwise' }, 5, 0)).toEqual([10, 11, 11, 10, 10]);
    expect(handSizes({ ...lindor, hand: 'all' }, 5, 0)).toEqual([10, 10, 10, 11, 11]);
    expect(handSizes({ ...lindor, hand: 'all' }, 4, 0)).toEqual([13, 13, 13, 13]);
  });

  it('R10: over when somebody who must ante cannot; the most counters win, equals share', () => {
    const ruined = gameAfter(lindor, [14, 173, 173]);
    expect([ruined.endReasons(), ruined.winners()]).toEqual([['ruin'], [1, 2]]);
    expect(gameAfter(lindor, [15, 172, 173]).endReasons()).toEqual([]);
    // The dealer alone antes; the next dealer is to the right of 0, seat 2.
    expect(gameAfter(avantcoureur, [14, 14, 332]).endReasons()).toEqual([]);
    expect(gameAfter(avantcoureur, [346, 14, 0]).endReasons()).toEqual(['ruin']);
    expect(gameAfter({ ...avantcoureur, nextDealer: 'left' }, [346, 14, 0]).endReasons()).toEqual(['ruin']);
  });

  it('R11: a target, a number of deals, a time', () => {
    const target: Ruleset = { ...lindor, end: { deals: null, target: 250, minutes: null } };
    expect(gameAfter(target, [250, 100, 10]).endReasons()).toEqual(['target']);
    const one: Ruleset = { ...lindor, end: { deals: 1, target: null, minutes: 30 } };
    expect(gameAfter(one, [120, 120, 120]).endReasons()).toEqual(['deals', 'time']);
    const five: Ruleset = { ...lindor, end: { deals: { 5: 1 }, target: null, minutes: null } };
    expect(gameAfter(five, [120, 120, 120]).endReasons()).toEqual([]);
    expect(new Game(one, 3).endReasons()).toEqual([]);
  });
});

/** Eight players, seat 1 goes out at once; worked out by hand. */
function grandOpera(rules: Ruleset = lindor): GameRecord {
  return {
    format: 'nain-jaune-record',
    version: 2,
    rules,
    players: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ name })),
    deals: [
      {
        dealer: 0,
        hands: [
          'Ac 2c 3c 4c 5c 6c', // 21 points
          'Kc Qc Jc Tc 9c 8c',
          'Ad 2d 3d 4d 5d 6d', // 21
          'Ah 2h 3h 4h 5h 6h', // 21
          'As 2s 3s 4s 5s 6s', // 21
          '7h 8h 9h Th Jh Qh', // 54
          '7s 8s 9s Ts Js Ks', // 54
          '8d 9d Td Jd Qd Kd', // 57
        ],
        talon: '7c 7d Qs Kh',
        moves: '8c 9c Tc Jc! Qc Kc',
        // After the ante 105 each and 8, 16, 24, 32, 40 on the board: + 120 of the board + 249 points.
        result: {
          winner: 1,
          opera: true,
          counters: [84, 474, 84, 84, 84, 51, 51, 48],
          boxes: [0, 0, 0, 0, 0],
        },
      },
    ],
  };
}

/** The codes of what `judge` finds after a change to a copy of the record. */
function codesAfter(change: (record: GameRecord) => void, record = grandOpera()): string[] {
  const changed = structuredClone(record);
  change(changed);
  return judge(changed).map(({ code }) => code);
}

function firstDeal(record: GameRecord) {
  const [deal] = record.deals;
  if (deal === undefined || deal.result === undefined) {
    throw new Error('no deal');
  }
  return { deal, result: deal.result as DealResult };
}

describe('records', () => {
  it('accepts a grand opera worked out by hand, and the beginning of the next deal', () => {
    expect(judge(grandOpera())).toEqual([]);
    const { hands, talon } = firstDeal(grandOpera()).deal;
    // The next dealer is to the right of seat 0: seat 7, so seat 0 leads.
    const next = { dealer: 7, hands, talon, moves: 'Ac 2c - - 3d' };
    expect(codesAfter((record) => record.deals.push(next))).toEqual([]);
    expect(codesAfter((record) => record.deals.push({ ...next, dealer: 1 }))).toEqual(['dealer']);
    expect(codesAfter((record) => record.deals.push(next, next))).toEqual(['deal-after-unfinished']);
  });

  it('accepts the same deal without operas: the bête of the ten of diamonds is paid', () => {
    const record = grandOpera({ ...lindor, opera: null });
    firstDeal(record).deal.moves = '8c 9c Tc Jc Qc Kc'; // the jack unannounced: its box stays
    firstDeal(record).deal.result = {
      winner: 1,
      opera: false,
      counters: [84, 354, 84, 84, 84, 51, 51, 40],
      boxes: [16, 16, 24, 32, 40],
    };
    expect(judge(record)).toEqual([]);
  });

  it('refuses wrong shapes and wrong rules', () => {
    expect(judge(null).map(({ code }) => code)).toEqual(['shape']);
    expect(judge({}).map(({ code }) => code)).toEqual(['format']);
    expect(codesAfter((record) => Object.assign(record.rules, { jokers: 2 }))).toEqual(['rules-unknown-key']);
    expect(codesAfter((record) => Reflect.deleteProperty(record.rules, 'debts'))).toEqual([
      'rules-missing-key',
    ]);
    expect(codesAfter((record) => Object.assign(record, { version: 3 }))).toEqual(['newer-version']);
    expect(codesAfter((record) => Object.assign(record, { version: 1 }))).toEqual([
      'rules-unknown-key',
      'rules-unknown-key',
      'rules-value',
    ]);
    const target = { deals: null, target: 120, minutes: null };
    expect(codesAfter((record) => Object.assign(record.rules, { end: target }))).toEqual([
      'rules-combination',
    ]);
    expect(codesAfter((record) => Object.assign(record.rules, { packet: 2 }))).toEqual(['rules-value']);
    expect(codesAfter((record) => Object.assign(record.rules, { dwarf: 'stop' }))).toEqual([
      'rules-combination',
    ]);
    expect(codesAfter((record) => record.players.pop())).toEqual(['deal-shape']);
    expect(codesAfter((record) => Object.assign(record.rules, { players: [3, 4] }))).toEqual([
      'players-number',
    ]);
    expect(codesAfter((record) => Object.assign(record, { seed: 'abc' }))).toEqual([]);
  });

  it('looks at the cards drawn for the first deal, where the highest deals', () => {
    const drawnBy = (drawn: unknown, rules: Ruleset = { ...lindor, firstDealer: 'highest-card' }) =>
      codesAfter((record) => Object.assign(firstDeal(record).deal, { drawn }), grandOpera(rules));
    expect(drawnBy('Kc 2d 3d 4d 5d 6d 7d 8d'.split(' '))).toEqual([]);
    expect(drawnBy('9c 2d 3d 4d 5d Td 7d 8d'.split(' '))).toEqual([]); // two had drawn the same before
    expect(drawnBy('9c 2d 3d 4d 5d Kd 7d 8d'.split(' '))).toEqual(['drawn']);
    expect(drawnBy(['Kc'])).toEqual(['drawn']);
    expect(drawnBy(['Kc'], lindor)).toEqual([]);
  });

  it('refuses wrong cards', () => {
    const put = (card: string) => (record: GameRecord) => {
      firstDeal(record).deal.talon = `7c 7d Qs ${card}`;
    };
    expect(codesAfter(put('Kh'))).toEqual([]);
    expect(codesAfter(put('Xx'))).toEqual(['card-unknown']);
    expect(codesAfter(put('Ac'))).toEqual(['card-twice']);
    expect(codesAfter((record) => (firstDeal(record).deal.talon = '7c 7d Qs'))).toEqual(['card-missing']);
    const toSeat0 = (record: GameRecord) => {
      const { deal } = firstDeal(record);
      deal.talon = '7c 7d Qs';
      deal.hands[0] += ' Kh';
    };
    expect(codesAfter(toSeat0)).toEqual(['hand-size']);
  });

  it('refuses wrong moves, and says where', () => {
    const judged = (moves: string): Finding | undefined => {
      const record = grandOpera();
      firstDeal(record).deal.moves = moves;
      return judge(record)[0];
    };
    const place = (move: number | null, code: string) => expect.objectContaining({ deal: 1, move, code });
    expect(judged('8c 9c Tc Jc! Kc')).toEqual(place(5, 'card-not-wanted'));
    expect(judged('8c 9c Tc Ac')).toEqual(place(4, 'card-not-held'));
    expect(judged('- 8c')).toEqual(place(1, 'pass-leading'));
    expect(judged('8c! 9c')).toEqual(place(1, 'announced-nothing'));
    expect(judged('8c 9c Tc Jc! Qc Kc -')).toEqual(place(7, 'move-after-end'));
    expect(judged('8c 9c  Tc')).toEqual(place(3, 'token'));
    expect(judged('8c 9c')).toEqual(place(null, 'result-early'));
  });

  it('refuses wrong results', () => {
    expect(codesAfter((record) => Reflect.deleteProperty(firstDeal(record).deal, 'result'))).toEqual([
      'result-missing',
    ]);
    expect(codesAfter((record) => (firstDeal(record).result.winner = 2))).toEqual(['result-winner']);
    expect(codesAfter((record) => (firstDeal(record).result.opera = false))).toEqual(['result-opera']);
    expect(codesAfter((record) => (firstDeal(record).result.counters[1] = 473))).toEqual(['result-counters']);
    expect(codesAfter((record) => (firstDeal(record).result.boxes[4] = 40))).toEqual(['result-boxes']);
    expect(codesAfter((record) => firstDeal(record).result.boxes.pop())).toEqual(['result-shape']);
  });

  it('refuses a wrong end, and a deal after the end', () => {
    const withEnd = (end: NonNullable<GameRecord['end']>, rules = lindor) =>
      judge({ ...grandOpera(rules), end }).map(({ code }) => code);
    const target: Ruleset = { ...lindor, end: { deals: null, target: 474, minutes: null } };
    const time: Ruleset = { ...lindor, end: { deals: null, target: null, minutes: 5 } };
    expect(withEnd({ reason: 'target', winners: [1] }, target)).toEqual([]);
    expect(withEnd({ reason: 'time', winners: [1] }, time)).toEqual([]);
    expect(withEnd({ reason: 'target', winners: [0] }, target)).toEqual(['end-winners']);
    expect(withEnd({ reason: 'ruin', winners: [1] })).toEqual(['end-reason']);
    const over = grandOpera(target);
    over.deals.push({ ...firstDeal(over).deal, dealer: 7 });
    expect(judge(over).map(({ deal, code }) => [deal, code])).toEqual([[2, 'deal-after-end']]);
    const cut = grandOpera(time);
    cut.deals = [{ ...firstDeal(cut).deal, moves: '' }];
    Reflect.deleteProperty(cut.deals[0] ?? {}, 'result');
    expect(judge(cut)).toEqual([]);
    expect(judge({ ...cut, end: { reason: 'time', winners: [1] } })[0]?.code).toBe('end-unfinished');
  });
});

describe('random records', () => {
  it('makes rulesets that the contract allows', () => {
    const random = seeded(1);
    for (let i = 0; i < 500; i += 1) {
      expect(rulesetFaults(randomRuleset(random))).toEqual([]);
    }
  });

  it('judges random games right, and no counter is lost', () => {
    const random = seeded(2);
    let [operas, ends] = [0, 0];
    for (let i = 0; i < 300; i += 1) {
      const { rules, players } = randomTable(random);
      const record = JSON.parse(JSON.stringify(randomGame(rules, players, random, 5))) as GameRecord;
      expect(judge(record)).toEqual([]);
      for (const { result } of record.deals) {
        operas += result?.opera === true ? 1 : 0;
        const all = result === undefined ? [bankOf(record)] : [...result.counters, ...result.boxes];
        expect(all.reduce((sum, some) => sum + some, 0)).toBe(bankOf(record));
      }
      ends += record.end === undefined ? 0 : 1;
    }
    expect(operas).toBeGreaterThan(10);
    expect(ends).toBeGreaterThan(50);
  });

  it('finds most spoilt records wrong', () => {
    const random = seeded(3);
    let wrong = 0;
    for (let i = 0; i < 400; i += 1) {
      const { rules, players } = randomTable(random);
      const { record } = spoil(randomGame(rules, players, random, 3), random);
      wrong += judge(record).length > 0 ? 1 : 0;
    }
    expect(wrong).toBeGreaterThan(240);
  });
});
