import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkRecord,
  type GameRecord,
  makeRecord,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  replayRecord,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { changedRuleset, inScope, randomGame } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, checksumOf, lettersOf } from '../encoding/bytes.ts';
import { CHALLENGE_VERSION, type Challenge, LONGEST_CHALLENGE, LONGEST_NAME } from './challenge.ts';
import { challengeOf } from './challengeOf.ts';
import { challengeKey, checkChallenge, parseChallenge } from './readChallenge.ts';
import { makeChallengeText, tableKey } from './writeChallenge.ts';

const SEEDS = { seed: 'tf3k9z1a8b' };
/** A link of release 1.0. It must always stay readable. */
const FIRST_LINK = readFileSync(
  join(import.meta.dirname, '../../../../fixtures/1.0/challenge.txt'),
  'utf8',
).trim();

function recordOf(rules: Ruleset, players: number, seed: string, deals: number): GameRecord {
  const { game } = randomGame(rules, players, seed, { deals });
  const bots = ['ninon', 'achille', 'hector', 'rosalie', 'expert', 'lowest', 'longest'];
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `S${seat}` }));
  return makeRecord(
    game,
    seats.map((seat, index) => (index === 1 ? seat : { ...seat, bot: bots[index % bots.length] ?? '' })),
  );
}

function oneDeal(rules: Ruleset): Ruleset {
  return { ...rules, id: `${rules.id}-house`, end: { ...rules.end, deals: 1, minutes: null } };
}

function received(text: string | null): Challenge {
  const parsed = parseChallenge(text ?? '');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const plain = ({ table, results }: Challenge) => ({
  table,
  games: results.map(({ name, game }) => ({ name, record: makeRecord(game, []) })),
});

test('carries every deal of every ruleset and number of players in a short link', () => {
  for (const id of RULESET_IDS)
    for (const players of RULESETS[id].players) {
      const record = recordOf(RULESETS[id], players, `challenge ${id} ${players}`, 3);
      for (const deal of record.deals.keys()) {
        const challenge = challengeOf(record, deal + 1, 'Zoé', SEEDS);
        if (challenge === null) throw new Error('the deal is settled');
        const text = makeChallengeText(challenge);
        expect(plain(received(text))).toEqual(plain(challenge));
        expect(challenge.table.firstDeal ?? 1).toBe(deal + 1);
        expect(text).toMatch(/^[\w-]{100,}$/);
        if (players === 4) expect(text?.length).toBeLessThan(300);
        const played = challenge.results[0]?.game.settled[0];
        const [was] = [record.deals[deal]];
        expect(makeRecord(challenge.results[0]!.game, []).deals[0]).toEqual({ ...was, drawn: undefined });
        expect(played?.setup.hands).toHaveLength(players);
      }
    }
});

test('carries whole games of any rules, seats and names in any script', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(changedRuleset, fc.nat(), name, ({ ruleset }, seed, called) => {
      const rules = oneDeal(ruleset);
      const players = rules.players[seed % rules.players.length] ?? 3;
      const challenge = challengeOf(recordOf(rules, players, `any ${seed}`, 1), null, called, SEEDS);
      if (challenge === null) throw new Error('the game is over');
      expect(plain(received(makeChallengeText(challenge)))).toEqual(plain(challenge));
    }),
    { numRuns: inScope({ quick: 20, all: 100 }) },
  );
});

test('a game of several deals keeps its start, and results are added to it', () => {
  const rules = { ...RULESETS['lindor-1789'], end: { ...RULESETS['lindor-1789'].end, deals: 3 } };
  const first = challengeOf(recordOf(rules, 4, 'long', 3), null, 'Anne', SEEDS);
  if (first === null) throw new Error('the game is over');
  expect(first.table.packs).toHaveLength(3);
  const [result] = first.results;
  const more = { ...first, results: [result!, { ...result!, name: 'Paul' }, { ...result!, name: '' }] };
  const text = makeChallengeText(more);
  expect(text?.length).toBeLessThan(2000);
  expect(received(text).results.map(({ name }) => name)).toEqual(['Anne', 'Paul', '']);
  expect(challengeKey(text ?? '')).toBe(tableKey(first.table));
  expect(tableKey(received(text).table)).toBe(tableKey(first.table));
  expect(challengeKey('hello')).toBeNull();
});

test('a link that would be too long is not made', () => {
  const challenge = challengeOf(recordOf(RULESETS.famille, 4, 'many', 1), 1, 'Anne', SEEDS);
  const [result] = challenge?.results ?? [];
  const many = (count: number) => ({ ...challenge!, results: Array.from({ length: count }, () => result!) });
  const longest = makeChallengeText(many(20));
  expect(longest?.length).toBeLessThanOrEqual(LONGEST_CHALLENGE);
  expect(makeChallengeText(many(21))).toBeNull();
});

test('nothing is made of an unfinished game, of a missing deal, of two people or of foreign bots', () => {
  const record = recordOf(RULESETS.famille, 4, 'none', 2);
  expect(challengeOf(record, null, 'Anne', SEEDS)).toBeNull();
  expect(challengeOf(record, 3, 'Anne', SEEDS)).toBeNull();
  const people = record.players.map(({ name }) => ({ name }));
  expect(challengeOf({ ...record, players: people }, 1, 'Anne', SEEDS)).toBeNull();
  expect(challengeOf({ ...record, deals: [] }, 1, 'Anne', SEEDS)).toBeNull();
  const foreign = record.players.map(({ name, bot }) => (bot ? { name, bot: 'my-program' } : { name }));
  expect(challengeOf({ ...record, players: foreign }, 1, 'Anne', SEEDS)).toBeNull();
});

const codesOf = (text: string) => {
  const parsed = parseChallenge(text);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

test('detects a text that is no challenge, is truncated or has a changed letter', () => {
  const text = makeChallengeText(challengeOf(recordOf(RULESETS.famille, 4, 'broken', 1), 1, 'Anne', SEEDS)!)!;
  expect(codesOf('')).toEqual(['no-challenge']);
  expect(codesOf('hello world')).toEqual(['no-challenge']);
  expect(codesOf('A'.repeat(LONGEST_CHALLENGE + 1))).toEqual(['too-long']);
  expect(codesOf(text.slice(0, 90))).not.toEqual([]);
  for (let at = 0; at < text.length - 1; at++) {
    const other = text[at] === 'A' ? 'B' : 'A';
    expect(codesOf(text.slice(0, at) + other + text.slice(at + 1)), `letter ${at}`).not.toEqual([]);
  }
});

test('names every problem of a table that cannot be', () => {
  const challenge = challengeOf(recordOf(RULESETS.famille, 4, 'wrong', 1), 1, 'Anne', SEEDS)!;
  const bots = [null, 'Not A Bot', 'ninon', 'hector'];
  const counters = [1, 2, 3, 4];
  const table = { ...challenge.table, bots, start: { counters, boxes: [0, 0, 0, 0, 0] } };
  expect(codesOf(makeChallengeText({ table, results: [] }) ?? '')).toEqual(['bots', 'counters']);
  const long = { ...challenge, results: [{ ...challenge.results[0]!, name: 'x'.repeat(LONGEST_NAME + 1) }] };
  expect(codesOf(makeChallengeText(long) ?? '')).toEqual(['names']);
});

/** A text with other bytes and the right checksum. */
function sealed(text: string, changes: readonly (readonly [number, number])[]): string {
  const bytes = [...(bytesOf(text) ?? [])].slice(0, -2);
  for (const [at, byte] of changes) bytes[1 + (at % (bytes.length - 1))] = byte;
  const sum = checksumOf(Uint8Array.from(bytes));
  return lettersOf(Uint8Array.from([...bytes, sum >> 8, sum & 255]));
}

test('a text made by hand is refused, or has games that are valid records', () => {
  const rules = { ...RULESETS['avantcoureur-1760'], debts: true };
  const texts = [RULESETS.famille, rules].map((one) => {
    const challenge = challengeOf(recordOf(oneDeal(one), 5, 'hand', 1), 1, 'Anne', SEEDS)!;
    const start = { counters: challenge.table.rules.counters, boxes: [0, 0, 0, 0, 0] };
    const counters = challenge.table.bots.map(() => start.counters);
    const table = { ...challenge.table, start: { ...start, counters } };
    return [makeChallengeText(challenge)!, makeChallengeText({ table, results: [] })!];
  });
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...texts.flat()), changes, (text, changed) => {
      const parsed = parseChallenge(sealed(text, changed));
      if (!parsed.ok) return;
      const { table, results } = parsed.value;
      const seats = table.bots.map((bot) => (bot === null ? { name: '' } : { name: '', bot }));
      const begun = startGame(table.rules, seats.length, table.dealer, table.start);
      for (const game of [begun, ...results.map((result) => result.game)])
        expect(checkRecord(makeRecord(game, seats))).toEqual([]);
    }),
    { numRuns: inScope({ quick: 300, all: 3000 }) },
  );
});

test('a short text with many long games is refused in time', () => {
  const rules = { ...oneDeal(RULESETS.famille), debts: true, counters: 100_000 };
  const long = { ...rules, end: { ...rules.end, deals: 100 } };
  const challenge = challengeOf(recordOf(rules, 4, 'endless', 1), 1, 'Anne', SEEDS)!;
  const text = makeChallengeText({ table: { ...challenge.table, rules: long }, results: [] })!;
  const bytes = [...(bytesOf(text) ?? [])].slice(0, -3);
  // Empty names, and moves that are the first legal ones.
  const all = [...bytes, 20, ...Array.from({ length: 40 }, () => 0), 0, 0];
  expect(codesOf(sealed(lettersOf(Uint8Array.from(all)), []))).toEqual(['too-many-results']);
  const few = [...bytes, 4, ...Array.from({ length: 8 }, () => 0), 0, 0];
  expect(codesOf(sealed(lettersOf(Uint8Array.from(few)), []))).toEqual([]);
});

test('a game cannot begin with counters that its record may not have', () => {
  const rules = oneDeal(RULESETS['avantcoureur-1760']);
  const challenge = challengeOf(recordOf(rules, 3, 'start', 1), 1, 'Anne', SEEDS)!;
  const boxes = [0, 0, 0, 0, 0];
  const codesWith = (counters: number[], dealer: number) => {
    const table = { ...challenge.table, dealer: seatAt(dealer), start: { counters, boxes } };
    return codesOf(makeChallengeText({ table, results: [] }) ?? '');
  };
  expect(codesWith([0, 0, 360], 2)).toEqual([]);
  expect(codesWith([0, 0, 360], 0)).toEqual(['counters']);
  expect(codesWith([-1000, 0, 1360], 2)).toEqual(['counters']);
  expect(codesWith([1e20, -1e20, 360], 2)).toEqual(['counters']);
});

test('is checked without its games: every written one is whole, and every changed one is not', () => {
  const challenge = challengeOf(recordOf(RULESETS.famille, 4, 'checked', 1), 1, 'Anne', SEEDS)!;
  const text = makeChallengeText(challenge)!;
  expect(checkChallenge(text)).toEqual({ ok: true, value: challengeKey(text) });
  expect(checkChallenge(FIRST_LINK).ok).toBe(true);
  const empty = makeChallengeText({ ...challenge, results: [] })!;
  for (const wrong of ['', 'junk', empty, text.slice(0, -4), `${text}AAAA`, sealed(text, [[0, 255]])])
    expect(checkChallenge(wrong).ok, wrong).toBe(false);
});

test('returns problems and never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 31, maxLength: 120 }), (bytes) => {
      expect(() => parseChallenge(lettersOf(bytes))).not.toThrow();
      expect(() => checkChallenge(lettersOf(bytes))).not.toThrow();
    }),
  );
});

test('reads links of release 1.0', () => {
  const { table, results } = received(FIRST_LINK);
  expect(table.rules.id).toBe('famille-house');
  expect(results.map(({ name }) => name)).toEqual(['Anne']);
  expect(
    replayRecord(
      makeRecord(
        results[0]!.game,
        table.bots.map(() => ({ name: '' })),
      ),
    ).ok,
  ).toBe(true);
});

test.each([
  [CHALLENGE_VERSION - 1, ['draft']],
  [CHALLENGE_VERSION + 1, ['newer']],
])('a link of version %i is refused: %s', (version, codes) => {
  const bytes = [version, ...(bytesOf(FIRST_LINK) ?? []).slice(1, -2)];
  const sum = checksumOf(Uint8Array.from(bytes));
  const text = lettersOf(Uint8Array.from([...bytes, sum >> 8, sum & 255]));
  expect(codesOf(text)).toEqual(codes);
  const checked = checkChallenge(text);
  expect(checked.ok || checked.error.map(({ code }) => code)).toEqual(codes);
});
