import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  type Draw,
  dealCards,
  type FindingCode,
  type GameRecord,
  makeRecord,
  PACK,
  parseDrawTexts,
  parseRecord,
  RULESETS,
  replayRecord,
  seatAt,
  startGame,
} from '../index.ts';
import { drawDealer, seededRandom, shuffledPack } from '../random/index.ts';
import { arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending, cards } from '../testing/cards.ts';
import { inScope } from '../testing/index.ts';
import { OPERA_HANDS, OPERA_MOVES, SILENT_OPERA_MOVES } from '../testing/knownDeals.ts';
import { playedGame, playedOpera } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { withValue } from '../testing/withValue.ts';

type Json = Record<string, unknown>;

const TALON = 'Td Jh Js Qh Qs Kh Ks';

/** A game of one deal of 1789, its record written by hand from rules.md. */
const RECORD: GameRecord = {
  format: 'nain-jaune-record',
  version: 3,
  rules: RULESETS['lindor-1789'],
  players: [{ name: 'Anne' }, { name: 'Bot 1', bot: 'expert' }, { name: 'Charles' }],
  deals: [
    {
      dealer: 2,
      hands: [...OPERA_HANDS],
      talon: TALON,
      moves: OPERA_MOVES,
      result: { winner: 0, opera: true, counters: [315, 36, 9], boxes: [0, 0, 0, 0, 0] },
    },
  ],
  end: { reason: 'ruin', winners: [0] },
};

/**
 * A game of two deals, both written by hand. In the first seat 0 goes out in one go, in the second seat 2, who leads
 * because seat 1 deals. The players begin with 1000.
 */
const TWO_DEALS: GameRecord = {
  ...RECORD,
  rules: rulesOf('lindor-1789 counters=1000 end.deals=2'),
  deals: [
    {
      dealer: 2,
      hands: [...OPERA_HANDS],
      talon: TALON,
      moves: OPERA_MOVES,
      // 985 + 45 + 69 + 96, 985 − 69, 985 − 96
      result: { winner: 0, opera: true, counters: [1195, 916, 889], boxes: [0, 0, 0, 0, 0] },
    },
    {
      dealer: 1,
      hands: [OPERA_HANDS[1], OPERA_HANDS[2], OPERA_HANDS[0]],
      talon: TALON,
      moves: SILENT_OPERA_MOVES,
      // 1180 − 69, 901 − 96, 874 + 45 + 69 + 96
      result: { winner: 2, opera: true, counters: [1111, 805, 1084], boxes: [0, 0, 0, 0, 0] },
    },
  ],
  end: { reason: 'deals', winners: [0] },
};

/** A copy of a record in which something is changed. */
function spoiled(record: GameRecord, change: (copy: Copy) => void): unknown {
  const copy = structuredClone(record) as unknown as Copy;
  change(copy);
  return copy;
}

interface Copy {
  format: unknown;
  version: unknown;
  rules: Json;
  players: Json[];
  deals: { dealer: unknown; hands: string[]; talon: string; moves: string; result?: CopiedResult }[];
  end?: { reason: string; winners: number[] };
}

interface CopiedResult {
  winner: number;
  opera: boolean;
  counters: number[];
  boxes: number[];
}

/** The findings, as `code path`. */
function found(record: unknown): { code: FindingCode; deal: number | null; move: number | null }[] {
  return checkRecord(record).map(({ code, deal, move }) => ({ code, deal, move }));
}

function codes(record: unknown): FindingCode[] {
  return checkRecord(record).map(({ code }) => code);
}

describe('a record written by hand', () => {
  test('is found right', () => {
    expect(checkRecord(RECORD)).toEqual([]);
    expect(checkRecord(TWO_DEALS)).toEqual([]);
  });

  test('is the record of the game that is played so', () => {
    const played = playedOpera('lindor-1789');
    expect(makeRecord(played.game, RECORD.players)).toEqual(RECORD);
  });

  test('may have other keys, which are passed over, but not inside the rules', () => {
    const more = spoiled(RECORD, (copy) => {
      Object.assign(copy, { seed: 'nain', elapsedMs: 12 });
      Object.assign(copy.players[0]!, { colour: 'red' });
      Object.assign(copy.deals[0]!, { time: 7, proof: { hash: 'x' } });
    });
    expect(checkRecord(more)).toEqual([]);
    const inRules = spoiled(RECORD, (copy) => Object.assign(copy.rules, { seed: 'nain' }));
    expect(codes(inRules)).toEqual(['unknown-key']);
  });

  test('is right in the middle of a deal, without a result', () => {
    const part = spoiled(RECORD, (copy) => {
      copy.deals[0]!.moves = 'Ac 2c 3c';
      delete copy.deals[0]!.result;
      delete copy.end;
    });
    expect(checkRecord(part)).toEqual([]);
  });

  test('is right before the first deal, and before the first move', () => {
    expect(
      checkRecord(
        spoiled(RECORD, (copy) => {
          copy.deals = [];
          delete copy.end;
        }),
      ),
    ).toEqual([]);
    const dealt = spoiled(RECORD, (copy) => {
      copy.deals[0]!.moves = '';
      delete copy.deals[0]!.result;
      delete copy.end;
    });
    expect(checkRecord(dealt)).toEqual([]);
  });
});

describe('what breaks a rule is found, with its place', () => {
  const inDeal = (code: FindingCode, move: number | null = null) => [{ code, deal: 1, move }];
  const first = (change: (deal: Copy['deals'][0]) => void) =>
    spoiled(RECORD, (copy) => change(copy.deals[0]!));

  test('a card twice, and so another nowhere', () => {
    const twice = first((deal) => {
      deal.hands[1] = deal.hands[1]!.replace('9s', 'Ac');
    });
    expect(found(twice)).toEqual([...inDeal('card-twice'), ...inDeal('card-missing')]);
    expect(checkRecord(twice).map(({ found: there, expected }) => [there, expected])).toEqual([
      ['Ac', ''],
      ['', '9s'],
    ]);
  });

  test('a hand too large and one too small', () => {
    const sizes = first((deal) => {
      deal.hands[1] = `${deal.hands[1]} Td`;
      deal.talon = 'Jh Js Qh Qs Kh Ks';
    });
    expect(codes(sizes)).toEqual(['wrong-hand-size']);
    const exchanged = first((deal) => {
      deal.hands[1] = `${deal.hands[1]} 4d`;
      deal.hands[2] = deal.hands[2]!.replace('4d ', '');
    });
    expect(codes(exchanged)).toEqual(['wrong-hand-size', 'wrong-hand-size']);
  });

  test('a hand too few', () => {
    expect(codes(first((deal) => deal.hands.pop()))).toContain('wrong-hand-size');
  });

  test('a token that is no move', () => {
    const token = first((deal) => {
      deal.moves = deal.moves.replace('3c', '3x');
    });
    expect(found(token)).toEqual(inDeal('unknown-token', 3));
  });

  test.each<[FindingCode, string, string, number]>([
    ['card-not-held', '3c', '3d', 3],
    ['card-not-wanted', '3c', 'Kd', 3],
    ['nothing-to-announce', '3c', '3c!', 3],
    ['must-lead', 'Ac', '-', 1],
    ['must-lead', 'Qd', '-', 14],
  ])('a move that the rules forbid: %s', (code, right, wrong, move) => {
    const forbidden = first((deal) => {
      deal.moves = deal.moves.replace(right, wrong);
    });
    expect(found(forbidden)[0]).toEqual({ code, deal: 1, move });
  });

  test('with what would have been legal', () => {
    const [finding] = checkRecord(
      first((deal) => {
        deal.moves = deal.moves.replace('3c', 'Kd');
      }),
    );
    expect(finding).toMatchObject({ expected: '3c -', found: 'Kd', path: 'deals[0].moves[2]' });
  });

  test('a pass of one who must continue', () => {
    const record = { ...RECORD, rules: rulesOf('lindor-1789 continuing=compulsory') };
    const passed = spoiled(record, (copy) => {
      copy.deals[0]!.moves = 'Ac -';
      delete copy.deals[0]!.result;
      delete copy.end;
    });
    expect(found(passed)).toEqual(inDeal('must-continue', 2));
  });

  test('a first lead that is not the lowest', () => {
    const record = { ...RECORD, rules: rulesOf('lindor-1789 firstLead=lowest') };
    const high = spoiled(record, (copy) => {
      copy.deals[0]!.moves = 'Kd';
      delete copy.deals[0]!.result;
      delete copy.end;
    });
    expect(found(high)).toEqual(inDeal('lead-lowest', 1));
  });

  test('a move after the deal is over', () => {
    const late = first((deal) => {
      deal.moves += ' -';
    });
    expect(found(late)[0]).toEqual({ code: 'deal-is-over', deal: 1, move: 16 });
  });

  test('a deal that is over without a result', () => {
    expect(
      codes(
        spoiled(RECORD, (copy) => {
          delete copy.deals[0]!.result;
        }),
      ),
    ).toContain('result-missing');
  });

  test('a result though every player has cards left', () => {
    const early = first((deal) => {
      deal.moves = deal.moves.replace(' Kd', '');
    });
    expect(codes(early)).toContain('result-too-early');
  });

  test.each<[FindingCode, key: string, value: unknown]>([
    ['wrong-winner', 'winner', 1],
    ['wrong-opera', 'opera', false],
    ['wrong-counters', 'counters', [314, 37, 9]],
    ['wrong-counters', 'counters', [36, 315, 9]],
    ['wrong-counters', 'counters', [315, 36]],
    ['wrong-boxes', 'boxes', [0, 0, 0, 0, 1]],
  ])('a wrong result: %s', (code, key, value) => {
    expect(found(withValue(RECORD, `deals[0].result.${key}`, value))).toEqual(inDeal(code));
  });

  test('every wrong part of a result at once', () => {
    const wrong = spoiled(RECORD, (copy) => {
      copy.deals[0]!.result = { winner: 2, opera: false, counters: [1, 2, 3], boxes: [1, 1, 1, 1, 1] };
    });
    expect(codes(wrong)).toEqual(
      expect.arrayContaining(['wrong-winner', 'wrong-opera', 'wrong-counters', 'wrong-boxes']),
    );
  });

  test('a forgotten announcement whose box was swept anyway', () => {
    const rules = rulesOf('lindor-1789 opera=null');
    // without the opera: 105 + 6 for the J♣ + 69 + 96; seat 2 pays 96 of 105 and 9 of the bête of 15
    const right = { winner: 0, opera: false, counters: [276, 36, 0], boxes: [3, 0, 9, 12, 24] };
    const record = { ...RECORD, rules, deals: [{ ...RECORD.deals[0]!, result: right }] };
    expect(checkRecord(record)).toEqual([]);
    const forgotten = spoiled(record, (copy) => {
      copy.deals[0]!.moves = SILENT_OPERA_MOVES;
    });
    expect(codes(forgotten)).toEqual(['wrong-counters', 'wrong-boxes']);
  });

  test('a wrong dealer', () => {
    const wrong = spoiled(TWO_DEALS, (copy) => {
      copy.deals[1]!.dealer = 0;
    });
    expect(found(wrong)[0]).toEqual({ code: 'wrong-dealer', deal: 2, move: null });
    for (const dealer of [3, 7]) {
      const nobody = first((deal) => {
        deal.dealer = dealer;
      });
      expect(codes(nobody)).toEqual(['wrong-dealer']);
    }
  });

  test('a deal after the end of the game', () => {
    const after = spoiled(TWO_DEALS, (copy) => {
      copy.deals.push({ ...copy.deals[0]!, dealer: 0 });
    });
    expect(found(after)[0]).toEqual({ code: 'deal-after-end', deal: 3, move: null });
  });

  test('a deal after one that is not over', () => {
    const unfinished = spoiled(TWO_DEALS, (copy) => {
      copy.deals[0]!.moves = 'Ac 2c';
      delete copy.deals[0]!.result;
    });
    expect(found(unfinished)[0]).toEqual({ code: 'deal-after-unfinished-deal', deal: 2, move: null });
  });

  test('an end that has not come', () => {
    const early = spoiled(TWO_DEALS, (copy) => {
      copy.deals.pop();
    });
    expect(found(early)).toEqual([{ code: 'end-too-early', deal: null, move: null }]);
    const none = spoiled(TWO_DEALS, (copy) => {
      copy.deals = [];
    });
    expect(codes(none)).toEqual(['end-too-early']);
    const playing = spoiled(RECORD, (copy) => {
      copy.deals[0]!.moves = 'Ac 2c';
      delete copy.deals[0]!.result;
    });
    expect(codes(playing)).toEqual(['end-too-early']);
  });

  test.each(['deals', 'target', 'time'])('an end for another reason than the true one: %s', (reason) => {
    const wrong = spoiled(RECORD, (copy) => {
      copy.end!.reason = reason;
    });
    expect(codes(wrong)).toEqual(['wrong-end-reason']);
  });

  test.each([[[1]], [[]], [[0, 1]], [[2, 0]]])('other winners: %j', (winners) => {
    const wrong = spoiled(RECORD, (copy) => {
      copy.end!.winners = winners;
    });
    expect(codes(wrong)).toEqual(['wrong-winners']);
  });

  test('a number of players that the rules forbid', () => {
    const two = spoiled(RECORD, (copy) => {
      copy.players.pop();
    });
    expect(codes(two)).toEqual(['wrong-number-of-players']);
    const four = spoiled(RECORD, (copy) => {
      copy.players.push({ name: 'Dora' });
    });
    expect(codes(four).length).toBeGreaterThan(0);
  });

  test('another rule than the one that was played by', () => {
    const changes: [string, unknown][] = [
      ['counters', 121],
      ['payment', 'cards'],
      ['play', 'anticlockwise'],
      ['opera', null],
      ['opera', { when: 'unopposed', sweeps: true, factor: 2 }],
      ['hand', 'all'],
      ['announcing', 'automatic'],
      ['ante', 'dealer'],
      ['acePoints', 10],
    ];
    for (const [key, value] of changes) {
      expect(
        checkRecord(
          spoiled(RECORD, (copy) => {
            copy.rules[key] = value;
          }),
        ),
        key,
      ).not.toEqual([]);
    }
  });

  test('after a forbidden move the game goes on from the result in the record', () => {
    const forbidden = (change: (copy: Copy) => void = () => undefined) =>
      spoiled(TWO_DEALS, (copy) => {
        copy.deals[0]!.moves = copy.deals[0]!.moves.replace('3c', '4d');
        change(copy);
      });
    expect(found(forbidden())).toEqual([{ code: 'card-not-held', deal: 1, move: 3 }]);
    const later = forbidden((copy) => {
      copy.deals[1]!.result!.counters = [1111, 806, 1083];
    });
    expect(found(later).map(({ code, deal }) => [code, deal])).toEqual([
      ['card-not-held', 1],
      ['wrong-counters', 2],
    ]);
  });

  test('after a forbidden move without a result, or with one for others, nothing more is reported', () => {
    const without = spoiled(TWO_DEALS, (copy) => {
      copy.deals[0]!.moves = 'Ac 4d';
      copy.deals[1]!.result!.counters = [0, 0, 0];
      delete copy.deals[0]!.result;
    });
    expect(found(without)).toEqual([{ code: 'card-not-held', deal: 1, move: 2 }]);
    const forFour = spoiled(TWO_DEALS, (copy) => {
      copy.deals[0]!.moves = 'Ac 4d';
      copy.deals[0]!.result!.counters = [1000, 1000, 1000, 0];
    });
    expect(found(forFour)).toEqual([{ code: 'card-not-held', deal: 1, move: 2 }]);
  });

  test('in every deal, the first fault of each', () => {
    const both = spoiled(TWO_DEALS, (copy) => {
      copy.deals[0]!.result!.counters = [1195, 915, 890];
      copy.deals[1]!.moves = copy.deals[1]!.moves.replace('3c', '4d');
    });
    const deals = found(both).map(({ deal }) => deal);
    expect(deals).toContain(1);
    expect(deals).toContain(2);
  });
});

describe('time', () => {
  const timed = { ...TWO_DEALS, rules: rulesOf('lindor-1789 counters=1000 end.minutes=30') };

  test('may end a game with a time limit after any deal', () => {
    const ended = spoiled(timed, (copy) => {
      copy.deals.pop();
      copy.end = { reason: 'time', winners: [0] };
    });
    expect(checkRecord(ended)).toEqual([]);
  });

  test('but not in the middle of a deal, nor before the first', () => {
    const playing = spoiled(timed, (copy) => {
      copy.deals[1]!.moves = 'Ac';
      delete copy.deals[1]!.result;
      copy.end = { reason: 'time', winners: [0] };
    });
    expect(codes(playing)).toEqual(['end-too-early']);
    const none = spoiled(timed, (copy) => {
      copy.deals = [];
      copy.end = { reason: 'time', winners: [0, 1, 2] };
    });
    expect(codes(none)).toEqual(['end-too-early']);
  });

  test('and ends the replay of such a game', () => {
    const played = playedGame(timed.rules, 3, 2)
      .dealHands(...OPERA_HANDS)
      .play(OPERA_MOVES, true);
    const replay = replayRecord(played.record);
    expect(replay.ok && replay.value.game.ended).toEqual({
      type: 'game-ended',
      reason: 'time',
      winners: [0],
    });
    expect(replay.ok && replay.value.steps.at(-1)?.events.at(-1)).toEqual(played.game.ended);
    expect(replay.ok && replay.value.steps.at(-1)?.game.ended).toEqual(played.game.ended);
  });
});

describe('the shape of a record', () => {
  test.each([[null], [[]], ['record'], [7], [undefined], [true]])('%j is none', (input) => {
    expect(checkRecord(input)).toHaveLength(1);
    expect(parseRecord(input).ok).toBe(false);
  });

  test.each(['format', 'version', 'rules', 'players', 'deals'])('%s is required', (key) => {
    const without = withValue(RECORD, key, undefined);
    expect(checkRecord(without).map(({ code, path }) => [code, path])).toEqual([['missing', key]]);
  });

  test.each<[path: string, value: unknown]>([
    ['format', 'chess'],
    ['version', 0],
    ['version', '2'],
    ['rules.run', 'colour'],
    ['players', 'Anne'],
    ['players[1].name', 7],
    ['deals', {}],
    ['deals[0]', null],
    ['deals[0].dealer', -1],
    ['deals[0].dealer', '2'],
    ['deals[0].dealer', 0.5],
    ['deals[0].hands', OPERA_HANDS[0]],
    ['deals[0].hands[1]', ['Ac']],
    ['deals[0].hands[1]', OPERA_HANDS[1].replace(' ', '  ')],
    ['deals[0].hands[1]', OPERA_HANDS[1].replace('9s', '10s')],
    ['deals[0].talon', 7],
    ['deals[0].moves', []],
    ['deals[0].result', null],
    ['deals[0].result.winner', 9],
    ['deals[0].result.opera', 1],
    ['deals[0].result.counters[0]', 0.5],
    ['deals[0].result.boxes', [0, 0, 0, 0]],
    ['end', 'ruin'],
    ['end.reason', 'boredom'],
    ['end.winners[0]', 8],
  ])('%s: %j', (path, value) => {
    const wrong = withValue(RECORD, path, value);
    expect(checkRecord(wrong).map((finding) => finding.path)).toContain(path);
    expect(parseRecord(wrong).ok).toBe(false);
  });

  test('all problems of the shape are returned at once', () => {
    const wrong = spoiled(RECORD, (copy) => {
      copy.version = 0;
      copy.rules['run'] = 'colour';
      copy.players[0] = {};
      copy.deals[0]!.moves = 'Ac 1c Kd? 2c';
    });
    expect(checkRecord(wrong).map(({ code, path, deal, move }) => [code, path, deal, move])).toEqual([
      ['wrong-value', 'version', null, null],
      ['wrong-value', 'rules.run', null, null],
      ['missing', 'players[0].name', null, null],
      ['unknown-token', 'deals[0].moves[1]', 1, 2],
      ['unknown-token', 'deals[0].moves[2]', 1, 3],
    ]);
  });

  test('a newer version is refused as that, and nothing else of it is looked at', () => {
    const newer = { ...RECORD, version: 4, rules: { law: 'new' }, deals: 'new' };
    const problem = { code: 'newer-version', path: 'version', expected: '3', found: '4' };
    expect(parseRecord(newer)).toEqual({ ok: false, error: [problem] });
    expect(checkRecord(newer)).toEqual([{ ...problem, deal: null, move: null }]);
    expect(replayRecord(newer as unknown as GameRecord).ok).toBe(false);
    expect(codes({ ...newer, format: 'another' })).not.toContain('newer-version');
    expect(codes({ ...newer, version: 2.5 })).not.toContain('newer-version');
  });

  test.each([1, 2])('version %i, a draft before release 1.0, is refused as that', (version) => {
    const problem = { code: 'draft-version', path: 'version', expected: '3', found: `${version}` };
    expect(checkRecord({ ...RECORD, version, rules: {} })).toEqual([{ ...problem, deal: null, move: null }]);
  });

  test('any input is answered', () => {
    const rubbish = fc.anything({
      withBigInt: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const keys = fc.constantFrom('format', 'version', 'rules', 'players', 'deals', 'end');
    fc.assert(fc.property(rubbish, (input) => checkRecord(input).length > 0));
    fc.assert(
      fc.property(keys, rubbish, (key, value) => {
        expect(() => checkRecord({ ...RECORD, [key]: value })).not.toThrow();
      }),
      { numRuns: 500 },
    );
    const dealKeys = fc.constantFrom('dealer', 'hands', 'talon', 'moves', 'result');
    fc.assert(
      fc.property(dealKeys, rubbish, (key, value) => {
        expect(() => checkRecord({ ...RECORD, deals: [{ ...RECORD.deals[0], [key]: value }] })).not.toThrow();
      }),
    );
  });

  test('any part of a record may be rubbish, and is answered', () => {
    const strange = fc.constantFrom<unknown>(
      { toString: 1, valueOf: 1 },
      { length: 5 },
      -0,
      1e300,
      '\u0000',
      [],
    );
    const value = fc.oneof(fc.jsonValue(), strange, fc.integer(), fc.constantFrom(...PARTS));
    fc.assert(
      fc.property(fc.constantFrom(RECORD, TWO_DEALS), fc.nat(), value, (record, place, part) => {
        const copy = structuredClone(record);
        const places = placesIn(copy);
        const { holder, key } = places[place % places.length]!;
        holder[key] = part;
        const findings = checkRecord(copy);
        expect(() => JSON.stringify(findings)).not.toThrow();
        if (findings.length === 0) expect(replayRecord(copy).ok).toBe(true);
      }),
      { numRuns: inScope({ quick: 500, all: 3000 }) },
    );
  });

  test('counters and boxes of any size are answered', () => {
    const integer = fc.maxSafeInteger();
    const list = fc.array(integer, { maxLength: 9 });
    fc.assert(
      fc.property(
        list,
        fc.array(integer, { minLength: 5, maxLength: 5 }),
        fc.nat({ max: 7 }),
        (counters, boxes, winner) => {
          const wrong = spoiled(TWO_DEALS, (copy) => {
            copy.deals[0]!.moves = 'Ac 9s';
            copy.deals[0]!.result = { winner, opera: true, counters, boxes };
          });
          expect(checkRecord(wrong).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('nesting a hundred thousand deep', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(codes({ ...RECORD, end: deep })).toEqual(['wrong-value']);
    expect(codes(deep)).toEqual(['wrong-value']);
  });
});

/** Parts of records that are right in other places. */
const PARTS: readonly unknown[] = [
  RECORD,
  RECORD.rules,
  RECORD.deals,
  RECORD.deals[0],
  OPERA_HANDS[0],
  OPERA_MOVES,
  'Ac',
  '-',
];

/** Every place in a value where another value may be. */
function placesIn(value: unknown): { holder: Json; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Json;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** A record that has been through JSON. */
function throughJson(record: GameRecord): GameRecord {
  return JSON.parse(JSON.stringify(record)) as GameRecord;
}

describe('records of random games under arbitrary rules', () => {
  test('hands are in the order dealt and talon in the order of the pack', () => {
    const played = playedGame('lindor-1789', 3, 2).dealHands(...OPERA_HANDS);
    expect(played.record.deals[0]?.hands).toEqual(OPERA_HANDS);
    expect(ascending(cards(played.record.deals[0]!.talon))).toBe(TALON);
  });
});

describe('what is played through', () => {
  const wrong = { ...RECORD, deals: [{ ...RECORD.deals[0]!, dealer: 1 }] };

  test('is only a record that keeps the rules; else its findings are returned', () => {
    expect(replayRecord(wrong)).toEqual({ ok: false, error: checkRecord(wrong) });
    expect(checkRecord(wrong)).not.toEqual([]);
    const boxes = [1, 0, 0, 0, 0];
    const result = { ...RECORD.deals[0]!.result!, boxes };
    expect(replayRecord({ ...RECORD, deals: [{ ...RECORD.deals[0]!, result }] })).toMatchObject({
      ok: false,
      error: [{ code: 'wrong-boxes' }],
    });
  });
});

describe('the cards drawn for the first deal', () => {
  const players = Array.from({ length: 4 }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const TIE = ['7h 3c As 7s', '2h - - 6s'];

  /** The draws, a text each. `-`: the seat draws no more. */
  function drawsIn(texts: readonly string[]): Draw[] {
    return parseDrawTexts(
      texts.map((text) => text.split(' ').map((token) => (token === '-' ? null : token))),
    );
  }

  function drawnRecord(draws: readonly string[], dealer: number, rules = RULESETS.famille): GameRecord {
    const started = startGame(rules, 4, seatAt(dealer));
    return makeRecord(dealCards(started, PACK, drawsIn(draws)).game, players);
  }

  function places(record: unknown): string[] {
    return checkRecord(record).map(({ code, path, expected }) => `${code} ${path} ${expected}`);
  }

  test('are written and read again, each draw of a tie', () => {
    const record = drawnRecord(TIE, 3);
    expect(record.deals[0]?.drawn).toEqual([
      ['7h', '3c', 'As', '7s'],
      ['2h', null, null, '6s'],
    ]);
    const replay = replayRecord(throughJson(record));
    if (!replay.ok) throw new Error(JSON.stringify(replay.error));
    const [dealt] = replay.value.steps[0]!.events.filter(({ type }) => type === 'dealt');
    expect(dealt).toMatchObject({ drawn: drawsIn(TIE) });
    expect(makeRecord(replay.value.game, players)).toEqual(record);
  });

  test.each([
    [['3c Kd 7h'], 1, 'wrong-draw deals[0].drawn[0] [card, card, card, card]'],
    [['3c Kd 7h -'], 1, 'wrong-draw deals[0].drawn[0][3] card'],
    [[], 1, 'wrong-draw deals[0].drawn[0] [card, card, card, card]'],
    [['7h 3c As 7s'], 3, 'wrong-draw deals[0].drawn[1] [card, null, null, card]'],
    [['7h 3c As 7s', '2h 9c - 6s'], 1, 'wrong-draw deals[0].drawn[1][1] null'],
    [['7h 3c As 7s', '2h - - -'], 0, 'wrong-draw deals[0].drawn[1][3] card'],
    [[...TIE, '- - - Kd'], 3, 'wrong-draw deals[0].drawn[2] '],
    [['3c Kd 3c 9s'], 1, 'card-twice deals[0].drawn[0][2] '],
    [['7h 3c As 7s', '3c - - 6s'], 3, 'card-twice deals[0].drawn[1][0] '],
    [['3c Kd 7h 9s'], 0, 'lower-card-deals deals[0].dealer 1'],
    [TIE, 0, 'lower-card-deals deals[0].dealer 3'],
  ])('%j with dealer %i are found wrong: %s', (draws, dealer, finding) => {
    expect(places(drawnRecord(draws, dealer))).toEqual([finding]);
  });

  test('are refused by lot and in a later deal', () => {
    const byLot = drawnRecord(TIE, 3, RULESETS['lindor-1789']);
    expect(places(byLot)).toEqual(['unexpected-draw deals[0].drawn ']);
    const later = { ...TWO_DEALS, rules: { ...TWO_DEALS.rules, firstDealer: 'highest-card' as const } };
    const drawn = [['Kc', 'Qd', '2s']];
    const deals = later.deals.map((deal, index) => (index === 1 ? { ...deal, drawn } : deal));
    expect(places({ ...later, deals })).toEqual(['unexpected-draw deals[1].drawn ']);
  });

  test('are a list for each draw', () => {
    const record = drawnRecord(TIE, 3);
    const withDrawn = (drawn: unknown) => ({ ...record, deals: [{ ...record.deals[0], drawn }] });
    expect(places(withDrawn(['7h', '3c', 'As', '7s']))[0]).toMatch(/^wrong-value deals\[0\]\.drawn\[0\] /);
    expect(places(withDrawn([['7h', '3x', 'As', 7]]))).toEqual([
      'wrong-value deals[0].drawn[0][1] null | card such as "7d"',
      'wrong-value deals[0].drawn[0][3] null | card such as "7d"',
    ]);
  });

  test('are those of the draw that found the dealer', () => {
    fc.assert(
      fc.property(arbitrarySeed(), fc.integer({ min: 4, max: 8 }), (seed, many) => {
        const random = seededRandom(seed);
        const { dealer, drawn } = drawDealer(RULESETS.famille, many, random);
        const started = startGame(RULESETS.famille, many, dealer);
        const { game } = dealCards(started, shuffledPack(random), drawn);
        const unnamed = Array.from({ length: many }, () => ({ name: '' }));
        expect(codes(makeRecord(game, unnamed))).toEqual([]);
      }),
    );
  });
});
