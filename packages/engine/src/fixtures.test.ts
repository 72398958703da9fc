import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  makePositionText,
  parseEvening,
  parsePositionText,
  parseRuleset,
  readRecord,
  replayEvening,
} from './index.ts';

/* What release 1.0 wrote. Every later version reads it. Codes of rules are in `rulesCode.test.ts`. */

function textOf(file: string): string {
  return readFileSync(new URL(`../../../fixtures/1.0/${file}`, import.meta.url), 'utf8');
}

test('reads a ruleset of release 1.0', () => {
  const ruleset: unknown = JSON.parse(textOf('ruleset.json'));
  expect(parseRuleset(ruleset)).toEqual({ ok: true, value: ruleset });
});

test('reads and checks a record of release 1.0', () => {
  const record: unknown = JSON.parse(textOf('record.json'));
  expect(readRecord(record)).toEqual({ ok: true, value: record });
});

test('reads an evening of release 1.0', () => {
  const evening: unknown = JSON.parse(textOf('evening.json'));
  const parsed = parseEvening(evening);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  expect(parsed.value).toEqual(evening);
  const { steps, problems } = replayEvening(parsed.value);
  expect([steps.length, problems]).toEqual([3, []]);
});

test('reads a position of release 1.0', () => {
  const text = textOf('position.txt').trim();
  const parsed = parsePositionText(text);
  expect(parsed.ok && makePositionText(parsed.value)).toBe(text);
});
