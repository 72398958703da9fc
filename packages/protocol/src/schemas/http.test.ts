import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../constants.ts';
import { parseJoined, parserOf, parseTableSummary } from '../parse.ts';
import { SETTINGS } from '../testing/settings.ts';
import { joinTable, openTable, playNow } from './http.ts';

describe('a name', () => {
  const named = (name: unknown) => parserOf(joinTable)({ name, seat: null });

  test.each([
    ['  Anne ', 'Anne'],
    ['Anne\nMarie', 'Anne Marie'],
    ['A\u3164nne\u200b', 'Anne'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['\u202eAnne', 'Anne'],
  ])('%j is stored as %j', (given, name) => {
    expect(named(given)).toEqual({ ok: true, value: { name, seat: null } });
  });

  test.each([
    'Ö',
    '小明',
    'Anne-Marie',
    '👩‍👧',
    'x'.repeat(LONGEST_NAME),
    '🦉'.repeat(LONGEST_NAME),
    '👨‍👩‍👧‍👦'.repeat(6),
  ])('may be %s', (name) => {
    expect(named(name)).toMatchObject({ ok: true, value: { name } });
  });

  test.each([
    ['empty', ''],
    ['spaces only', ' \u00a0 '],
    ['invisible', '\u200b\u3164\u00ad'],
    ['too long', 'x'.repeat(LONGEST_NAME + 1)],
    ['too long before it is normalised', `Anne${'\u200b'.repeat(1000)}`],
    ['a number', 7],
  ])('is refused if it is %s', (_what, name) => {
    expect(named(name)).toMatchObject({ ok: false, error: [{ code: 'wrong-value', path: 'name' }] });
  });
});

describe('a request', () => {
  test('is refused with every problem, also with a player count that does not go with the rules', () => {
    const settings = { ...SETTINGS, clock: 'slow', rules: RULESETS['avantcoureur-1760'] };
    const parsed = parserOf(openTable)({ name: '', settings, host: 'me' });
    expect(parsed.ok ? [] : parsed.error.map(({ code, path }) => [code, path])).toEqual([
      ['wrong-value', 'name'],
      ['wrong-value', 'settings.clock'],
      ['conflict', 'settings.players'],
      ['unknown-key', 'host'],
    ]);
  });

  test.each([
    ['a portrait', parserOf(joinTable)({ name: 'Anne', face: 'badger', seat: null }), 'face'],
    ['a seat', parserOf(joinTable)({ name: 'Anne', seat: 8 }), 'seat'],
    [
      'the secret of a place',
      parserOf(joinTable)({ name: 'Anne', seat: null, replaces: { member: 2, secret: 'of the place' } }),
      'replaces.secret',
    ],
    ['a ruleset', parserOf(playNow)({ name: 'Anne', ruleset: 'poker' }), 'ruleset'],
  ])('is refused with an unknown value: %s', (_what, parsed, path) => {
    expect(parsed).toMatchObject({ ok: false, error: [{ code: 'wrong-value', path }] });
  });
});

test('the secret of a place is not repeated in the problems of a request', () => {
  const parsed = parserOf(joinTable)({
    name: 'Anne',
    seat: null,
    replaces: { member: 0, secret: 'of the place' },
  });
  expect(parsed.ok).toBe(false);
  expect(JSON.stringify(parsed)).not.toContain('of the place');
});

describe('an answer', () => {
  test('loses unknown keys', () => {
    const joined = { code: 'bado-miku-ze', member: 1, token: 'x'.repeat(43) };
    expect(parseJoined({ ...joined, by: 'x' })).toEqual({ ok: true, value: joined });
  });

  test('shows no portrait in place of an unknown one', () => {
    const seats = [{ type: 'member', member: 1, name: 'Anne', face: 'badger' }];
    const summary = { code: 'bado-miku-ze', phase: 'gathering', host: '', seats, games: 0, records: [] };
    const visiting = { joining: 'full', watching: true };
    expect(parseTableSummary({ ...summary, ...visiting, settings: SETTINGS })).toMatchObject({
      ok: true,
      value: { seats: [{ name: 'Anne', face: null }] },
    });
  });
});
