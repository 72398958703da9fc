import { describe, expect, it } from 'vitest';
import { type Finding, judge } from './judge.ts';
import type { DealResult, GameRecord } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { lindor } from './sixRulesets.ts';

/** Eight players, seat 1 goes out at once; worked out by hand. */
function grandOpera(rules: Ruleset = lindor): GameRecord {
  return {
    format: 'nain-jaune-record',
    version: 3,
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

describe('the start of a game that continues from a position', () => {
  /** The grand opera, after seat 0 lost 20 counters to seat 1 and 5 to the last box. */
  function continued(): GameRecord {
    const record = grandOpera();
    const [a, b] = [95, 140];
    firstDeal(record).result.counters = [84 - 25, 474 + 25, 84, 84, 84, 51, 51, 48];
    return { ...record, start: { counters: [a, b, 120, 120, 120, 120, 120, 120], boxes: [0, 0, 0, 0, 5] } };
  }

  it('is what the first deal is settled from', () => {
    expect(judge(continued())).toEqual([]);
    expect(codesAfter((record) => delete record.start, continued())).toEqual(['result-counters']);
  });

  it.each([
    ['start-shape', { counters: [95, 140], boxes: [0, 0, 0, 0, 5] }],
    ['start-shape', { counters: [95, 140, 120, 120, 120, 120, 120, 120], boxes: [5] }],
    ['start', { counters: [95, 140, 120, 120, 120, 120, 120, 120], boxes: [0, 0, 0, 0, 6] }],
    ['start', { counters: [100, 140, 120, 120, 120, 120, 120, 120], boxes: [0, 0, 0, -5, 5] }],
    ['start', { counters: [14, 221, 120, 120, 120, 120, 120, 120], boxes: [0, 0, 0, 0, 5] }],
  ])('is refused as %s: %j', (code, start) => {
    expect(codesAfter((record) => Object.assign(record, { start }), continued())).toEqual([code]);
  });
});

describe('records', () => {
  it('accepts a grand opera worked out by hand, and the beginning of the next deal', () => {
    expect(judge(grandOpera())).toEqual([]);
    const { hands, talon } = firstDeal(grandOpera()).deal;
    // The next dealer is to the right of seat 0: seat 7, so seat 0 leads.
    const next = { dealer: 7, hands, talon, moves: 'Ac 2c - - 3d' };
    expect(codesAfter((record) => record.deals.push(next))).toEqual([]);
    expect(codesAfter((record) => record.deals.push({ ...next, dealer: 1 }))).toEqual(['dealer']);
    const byHighest = grandOpera({ ...lindor, firstDealer: 'highest-card' });
    expect(codesAfter(({ deals }) => deals.push({ ...next, drawn: [['Kc']] }), byHighest)).toEqual(['drawn']);
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
    expect(codesAfter((record) => Object.assign(record, { version: 4 }))).toEqual(['newer-version']);
    for (const version of [1, 2])
      expect(codesAfter((record) => Object.assign(record, { version }))).toEqual(['draft-version']);
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

  it('requires that a bot has a name', () => {
    const withBot = (bot: unknown) => codesAfter((record) => Object.assign(record.players[0] ?? {}, { bot }));
    expect(withBot('random')).toEqual([]);
    expect(withBot(5)).toEqual(['players-shape']);
  });

  it('looks at the cards drawn for the first deal, where the highest deals', () => {
    const drawnBy = (draws: string[], rules: Ruleset = { ...lindor, firstDealer: 'highest-card' }) => {
      const drawn = draws.map((draw) => draw.split(' ').map((card) => (card === '-' ? null : card)));
      return codesAfter((record) => Object.assign(firstDeal(record).deal, { drawn }), grandOpera(rules));
    };
    const tie = '9c 2d 3d 4d 5d 9d 7d 8d'; // seat 0 deals, and draws again with seat 5
    expect(drawnBy(['Kc 2d 3d 4d 5d 6d 7d 8d'])).toEqual([]);
    expect(drawnBy([tie, '2c - - - - Ad - -'])).toEqual([]);
    expect(drawnBy([tie, '2c - - - - 2h - -', 'Kd - - - - Jd - -'])).toEqual([]);
    expect(drawnBy(['9c 2d 3d 4d 5d Kd 7d 8d'])).toEqual(['drawn']); // seat 5 drew the highest
    expect(drawnBy([tie, '2c - - - - 3c - -'])).toEqual(['drawn']); // seat 5 won
    expect(drawnBy([tie])).toEqual(['drawn']); // a tie is left
    expect(drawnBy([])).toEqual(['drawn']);
    expect(drawnBy([tie, '2c - - - - - - -'])).toEqual(['drawn']); // seat 5 must draw again
    expect(drawnBy([tie, '2c - Js - - Ad - -'])).toEqual(['drawn']); // seat 2 may not
    expect(drawnBy([tie, '2c - - - - Ad - -', '3c - - - - - - -'])).toEqual(['drawn']); // no tie is left
    expect(drawnBy([tie, '2c - - - - Ad'])).toEqual(['drawn']);
    expect(drawnBy([tie, '4d - - - - Ad - -'])).toEqual(['drawn']); // 4♦ twice
    expect(drawnBy(['Kc 2d 2d 4d 5d 6d 7d 8d'])).toEqual(['drawn']);
    expect(drawnBy(['Kc'])).toEqual(['drawn']);
    expect(drawnBy(['Xx'])).toEqual(['deal-shape']);
    expect(drawnBy(['Kc 2d 3d 4d 5d 6d 7d 8d'], lindor)).toEqual(['drawn']); // by lot
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
