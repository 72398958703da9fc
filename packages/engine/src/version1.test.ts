import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  type Evening,
  type GameEnded,
  type GameRecord,
  makeRecord,
  parseEvening,
  parseRecord,
  parseRulesCode,
  parseRuleset,
  type RecordResult,
  type Ruleset,
  replayEvening,
  replayRecord,
} from './index.ts';

/** What version 1 of the contract wrote, one JSON value a line. It is never written again. */
function fixture<Line>(name: string): Line[] {
  const text = readFileSync(new URL(`../fixtures/v1/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

const rulesets = fixture<Ruleset>('rulesets');
const records = fixture<GameRecord>('records');
const evenings = fixture<{
  readonly evening: Evening;
  readonly told: {
    readonly counters: readonly number[];
    readonly boxes: readonly number[];
    readonly ended: GameEnded | null;
  };
}>('evenings');
const codes = fixture<{ readonly code: string; readonly rules: Ruleset }>('codes');

function unwrap<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

/** A ruleset of version 1 with what version 2 added. */
function upgraded(ruleset: Ruleset): Ruleset {
  return { ...ruleset, factors: 'multiply', bete: 'box' };
}

describe('version 1 of the contract is read', () => {
  test.each(rulesets)('the ruleset $id', (ruleset) => {
    const { target } = ruleset.end;
    const parsed = parseRuleset(ruleset);
    if (target === null || target > ruleset.counters) expect(unwrap(parsed)).toEqual(upgraded(ruleset));
    else expect(parsed).toMatchObject({ ok: false, error: [{ code: 'conflict', path: 'end.target' }] });
  });

  test.each(records)('a record of $rules.id replays as it was played', (record) => {
    expect(checkRecord(record)).toEqual([]);
    const read = unwrap(parseRecord(record));
    expect(read.rules).toEqual(upgraded(record.rules));
    const { game } = unwrap(replayRecord(read));
    expect(unwrap(replayRecord(record)).game).toEqual(game);
    const written = JSON.parse(JSON.stringify(makeRecord(game, record.players))) as unknown;
    expect(unwrap(parseRecord(written))).toEqual(read);
    const last = record.deals.findLast(({ result }) => result !== undefined)?.result as RecordResult;
    expect(game.settled).toHaveLength(record.deals.filter(({ result }) => result !== undefined).length);
    expect(game.settled.at(-1)?.phase).toMatchObject({ winner: last.winner, opera: last.opera });
    if (record.deals.at(-1)?.result !== undefined)
      expect({ counters: game.counters, boxes: game.boxes }).toEqual({
        counters: last.counters,
        boxes: last.boxes,
      });
    if (record.end !== undefined) expect(game.ended).toMatchObject(record.end);
  });

  test('with deals in progress, and operas after others had laid', () => {
    expect(records.some(({ deals }) => deals.at(-1)?.result === undefined)).toBe(true);
    expect(
      records.filter(({ deals }) => deals.at(-1)?.result?.opera).map(({ rules }) => rules.opera),
    ).toEqual([
      { when: 'first-turn', sweeps: true, factor: 1 },
      { when: 'first-turn', sweeps: true, factor: 1 },
    ]);
  });

  test('and its records are refused if they have what version 2 added', () => {
    const [record] = records as [GameRecord];
    const codesOf = (rules: object) =>
      checkRecord({ ...record, rules }).map(({ code, path }) => `${code} ${path}`);
    expect(codesOf({ ...record.rules, bete: 'stake' })).toEqual(['unknown-key rules.bete']);
    expect(codesOf({ ...record.rules, opera: { ...record.rules.opera, when: 'first-lead' } })).toEqual([
      'wrong-value rules.opera.when',
    ]);
    expect(checkRecord({ ...record, version: 2 }).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'missing rules.factors',
      'missing rules.bete',
    ]);
  });

  test.each(evenings)('an evening by $evening.rules.id', ({ evening, told }) => {
    const { game, problems } = replayEvening(unwrap(parseEvening(evening)));
    expect(problems).toEqual([]);
    expect({ counters: game.counters, boxes: game.boxes, ended: game.ended }).toEqual(told);
  });

  test.each(codes)('the code $code', ({ code, rules }) => {
    expect(unwrap(parseRulesCode(code))).toEqual(upgraded(rules));
  });
});
