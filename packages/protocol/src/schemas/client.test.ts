import { RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { LONGEST_TEXT } from '../constants.ts';
import { parseClientMessage } from '../parse.ts';
import { SETTINGS } from '../testing/settings.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP_';
const ENTER = { type: 'enter', version: 2, code: 'bado-miku-ze', token: TOKEN, game: 1, last: 17 };
const CUT = { type: 'cut', id: 'a', deal: 1, number: '0123456789abcdef0123456789abcdef' };

function problemsOf(message: unknown) {
  const parsed = parseClientMessage(message);
  return parsed.ok ? [] : parsed.error;
}

const change = (settings: object) => ({
  type: 'change-settings',
  id: 'a',
  settings: { ...SETTINGS, ...settings },
});

describe('an invalid client message is refused with the path of the problem', () => {
  test.each([
    ['nothing', null, { code: 'wrong-value', path: '', found: 'null' }],
    ['a text', 'act', { code: 'wrong-value', path: '' }],
    ['a list', [], { path: 'type' }],
    ['no type', {}, { code: 'missing', path: 'type' }],
    ['an unknown type', { type: 'dance', id: 'a' }, { code: 'wrong-value', path: 'type', found: '"dance"' }],
    ['a message of version 1', { type: 'hello', version: 1, last: null }, { path: 'type', found: '"hello"' }],
    ['another version', { ...ENTER, version: 1 }, { path: 'version', expected: '2', found: '1' }],
    [
      'a code of four syllables',
      { ...ENTER, code: 'bado-miku' },
      { path: 'code', expected: 'a code such as bado-miku-ze' },
    ],
    ['a code in capitals', { ...ENTER, code: 'BADO-MIKU-ZE' }, { path: 'code' }],
    ['game 0', { ...ENTER, game: 0 }, { path: 'game' }],
    ['a negative number of an event', { ...ENTER, last: -1 }, { path: 'last' }],
    ['half a number', { ...ENTER, last: 1.5 }, { path: 'last' }],
    ['a number beyond the safe ones', { ...ENTER, last: 2 ** 53 }, { path: 'last' }],
    ['an unknown key', { ...ENTER, seat: 0 }, { code: 'unknown-key', path: 'seat', expected: '' }],
    ['a missing key', { type: 'act', id: 'a' }, { code: 'missing', path: 'move', found: '' }],
    [
      'a move that is none',
      { type: 'act', id: 'a', move: '7x' },
      { path: 'move', expected: 'a move such as 7d! or -', found: '"7x"' },
    ],
    ['an empty id', { type: 'deal', id: '' }, { path: 'id' }],
    ['half a character as id', { type: 'deal', id: 'a\ud83d' }, { path: 'id', expected: 'valid Unicode' }],
    ['a long id', { type: 'deal', id: 'x'.repeat(65) }, { path: 'id' }],
    ['a number as an id', { type: 'deal', id: 7 }, { path: 'id' }],
    ['seat 8', { type: 'sit', id: 'a', seat: 8 }, { path: 'seat' }],
    ['an unknown phrase', { type: 'say', id: 'a', phrase: 'curse' }, { path: 'phrase' }],
    ['an unknown portrait', { type: 'rename', id: 'a', name: 'Anne', face: '../owl' }, { path: 'face' }],
    ['a long name of a bot', { type: 'seat-bot', id: 'a', seat: 1, bot: 'x'.repeat(65) }, { path: 'bot' }],
    ['member 0', { type: 'mute', id: 'a', member: 0, muted: true }, { path: 'member' }],
    [
      'a cut in capitals',
      { ...CUT, number: CUT.number.toUpperCase() },
      { path: 'number', expected: '32 hexadecimal digits' },
    ],
    ['a short cut', { ...CUT, number: '0' }, { path: 'number' }],
    [
      'a player count that the rules do not allow',
      change({ rules: RULESETS['avantcoureur-1760'] }),
      { code: 'conflict', path: 'settings.players', expected: '3 | 5 (rules.players)', found: '4' },
    ],
    [
      'an unknown rule',
      change({ rules: { ...SETTINGS.rules, run: 'colour' } }),
      { path: 'settings.rules.run' },
    ],
    ['the name of a ruleset in its place', change({ rules: 'lindor-1789' }), { path: 'settings.rules' }],
    ['an unknown setting', change({ lights: 'dim' }), { code: 'unknown-key', path: 'settings.lights' }],
  ])('%s', (_what, message, problem) => {
    expect(problemsOf(message)).toEqual([expect.objectContaining(problem)]);
  });

  test('all problems at once', () => {
    const paths = problemsOf({ type: 'seat-bot', id: '', seat: 8, bot: '', now: true }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['id', 'seat', 'bot', 'now']);
  });

  test('of unknown keys the first', () => {
    expect(problemsOf({ type: 'deal', id: 'a', now: true, soon: true }).map(({ path }) => path)).toEqual([
      'now',
    ]);
  });

  test('at most twenty problems, each of at most forty characters', () => {
    expect(problemsOf(change({ rules: {} }))).toHaveLength(20);
    const [long] = problemsOf({ type: 'act', id: 'a', move: 'x'.repeat(100_000) });
    expect(long?.found).toHaveLength(40);
  });

  test.each([[`${TOKEN}a`], [TOKEN.slice(1)], [TOKEN.replace('_', '!')], [[TOKEN]], [{ token: TOKEN }]])(
    'never a token, which may be almost correct: %j',
    (token) => {
      expect(problemsOf({ ...ENTER, token })).toEqual([
        expect.objectContaining({ path: 'token', found: '' }),
      ]);
      expect(JSON.stringify(problemsOf({ ...ENTER, token }))).not.toContain(TOKEN.slice(1, 9));
    },
  );
});

describe('a client message may have', () => {
  test.each([
    ['no token, to watch', { ...ENTER, token: null, game: null, last: null }],
    ['an id of 64 characters', { type: 'deal', id: 'x'.repeat(64) }],
    ['a bot of 64 characters', { type: 'seat-bot', id: 'a', seat: 7, bot: 'x'.repeat(64) }],
    ['no portrait, so that it stays', { type: 'rename', id: 'a', name: 'Anne' }],
    ['the portrait null, for none', { type: 'rename', id: 'a', name: 'Anne', face: null }],
    ['a text of 200 characters', { type: 'write', id: 'a', text: '👍'.repeat(LONGEST_TEXT) }],
    ['an empty text, which the room refuses', { type: 'write', id: 'a', text: '' }],
  ])('%s', (_what, message) => {
    expect(parseClientMessage(message)).toEqual({ ok: true, value: message });
  });

  test('no setting for spectators, who are then allowed', () => {
    const { spectators: _, ...settings } = SETTINGS;
    expect(parseClientMessage({ type: 'change-settings', id: 'a', settings })).toEqual({
      ok: true,
      value: { type: 'change-settings', id: 'a', settings: SETTINGS },
    });
  });
});

describe('a text', () => {
  const write = (text: string) => parseClientMessage({ type: 'write', id: 'a', text });

  test('is normalised', () => {
    expect(write(' Bonsoir\u200b !\n')).toMatchObject({ ok: true, value: { text: 'Bonsoir !' } });
  });

  test.each([
    ['201 characters', 'x'.repeat(LONGEST_TEXT + 1)],
    ['many invisible ones', '\u200b'.repeat(1001)],
  ])('of %s is refused', (_what, text) => {
    expect(write(text)).toMatchObject({ ok: false, error: [{ code: 'wrong-value', path: 'text' }] });
  });
});

test.each([
  { type: 'deal', id: 'a\ud83d' },
  { type: '\ud83d', id: 'a' },
  { type: 'deal', id: 'a', '\ud83d': 1 },
  { type: 'seat-bot', id: 'a', seat: 1, bot: '\udc00' },
])('no problem has half a character: %j', (message) => {
  const problems = problemsOf(message);
  expect(problems).not.toEqual([]);
  for (const { path, found } of problems) expect(path.isWellFormed() && found.isWellFormed()).toBe(true);
});
