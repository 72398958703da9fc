import { readFileSync } from 'node:fs';
import { beginView, parseCardText, RULESETS, seatAt } from '@nain-jaune/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, parseClientMessage, parseTableMessage, type Welcome } from './index.ts';

/** The JSON examples of a chapter of docs/protocol.md. */
function examples(chapter: string): unknown[] {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const part = text.split(/^## /m).find((one) => one.startsWith(chapter)) ?? '';
  return [...part.matchAll(/```json\n([^`]*)```/g)].map(([, json = '']) => JSON.parse(json) as unknown);
}

const WELCOME: Welcome = {
  type: 'welcome',
  version: PROTOCOL_VERSION,
  seat: seatAt(0),
  players: [{ name: 'Anne', bot: null }],
  number: 0,
  view: beginView(RULESETS['lindor-1789'], 3, seatAt(0)),
  legal: [],
  mayDeal: true,
};

describe('every example of the documentation is a message', () => {
  test('of a client', () => {
    const found = examples('What a client says');
    expect(found.map((one) => (one as { type: string }).type)).toEqual(['hello', 'act', 'deal']);
    for (const message of found) expect(parseClientMessage(message)).toEqual({ ok: true, value: message });
  });

  test('of a table', () => {
    const found = examples('What the table says');
    const types = found.map((one) => (one as { type: string }).type);
    expect(types).toEqual(['welcome', 'events', 'refused', 'problem', 'closed']);
    for (const message of found) expect(parseTableMessage(message)).toEqual({ ok: true, value: message });
  });
});

describe("a client's message", () => {
  test.each([
    [{}, [{ code: 'missing', path: 'type' }]],
    [
      { type: 'act' },
      [
        { code: 'missing', path: 'id' },
        { code: 'missing', path: 'move' },
      ],
    ],
    [{ type: 'act', id: 'a', move: '7x' }, [{ code: 'wrong-value', path: 'move', found: '"7x"' }]],
    [{ type: 'deal', id: 'a', now: true }, [{ code: 'unknown-key', path: 'now' }]],
    [
      { type: 'hello', version: 2, last: null },
      [{ code: 'wrong-value', path: 'version', expected: '1', found: '2' }],
    ],
    [{ type: 'hello', version: 1, last: 1.5 }, [{ code: 'wrong-value', path: 'last' }]],
    [null, [{ code: 'wrong-value', path: '', found: 'null' }]],
  ])('%j has its problems told, each with its place', (message, problems) => {
    expect(parseClientMessage(message)).toMatchObject({ ok: false, error: problems });
  });

  test('has a long wrong value told in short', () => {
    const parsed = parseClientMessage({ type: 'act', id: 'a', move: 'x'.repeat(100_000) });
    expect(parsed.ok ? '' : parsed.error[0]?.found).toHaveLength(40);
  });

  test('may be anything at all without breaking the parser', () => {
    const circle: Record<string, unknown> = { type: 'act' };
    circle['move'] = circle;
    expect(parseClientMessage(circle).ok).toBe(false);
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        (input) => !parseClientMessage(input).ok,
      ),
    );
  });
});

describe("a table's message", () => {
  test('goes through JSON and the parser unchanged', () => {
    expect(parseTableMessage(JSON.parse(JSON.stringify(WELCOME)))).toEqual({ ok: true, value: WELCOME });
  });

  test('loses keys that this client does not know', () => {
    const closed = { type: 'closed', reason: 'displaced' };
    expect(parseTableMessage({ ...closed, by: 'x' })).toEqual({ ok: true, value: closed });
  });

  test.each([
    [{ ...WELCOME, seat: 8 }, 'seat'],
    [{ ...WELCOME, number: -1 }, 'number'],
    [{ ...WELCOME, players: [{ name: 'Anne' }] }, 'players[0].bot'],
    [{ ...WELCOME, legal: ['7d', '8x'] }, 'legal[1]'],
    [{ ...WELCOME, view: { ...WELCOME.view, players: 2 } }, 'view.players'],
    [
      { ...WELCOME, view: { ...WELCOME.view, rules: { ...WELCOME.view.rules, run: 'colour' } } },
      'view.rules.run',
    ],
    [{ ...WELCOME, view: { ...WELCOME.view, rules: 'lindor-1789' } }, 'view.rules'],
    [{ type: 'events', from: 0, events: [], legal: [], mayDeal: false }, 'from'],
    [{ type: 'events', from: 1, events: [{ type: 'stolen' }], legal: [], mayDeal: false }, 'events[0].type'],
    [
      { type: 'events', from: 1, events: [{ type: 'picked-up', cards: [52] }], legal: [], mayDeal: false },
      'events[0].cards[0]',
    ],
    [{ type: 'refused', id: 'a', refusal: { code: 'because' } }, 'refusal.code'],
    [
      { type: 'refused', id: 'a', refusal: { code: 'card-not-held', card: parseCardText('7d'), seat: 1 } },
      undefined,
    ],
    [{ type: 'refused', id: 'a', refusal: { code: 'card-not-held' } }, 'refusal.card'],
  ])('is distrusted: %#', (message, path) => {
    const parsed = parseTableMessage(JSON.parse(JSON.stringify(message)));
    expect(parsed.ok ? undefined : parsed.error[0]?.path).toBe(path);
  });

  test('with a thousand faults has the first twenty told', () => {
    const events = Array.from({ length: 1000 }, () => ({ type: 'stolen' }));
    const parsed = parseTableMessage({ type: 'events', from: 1, events, legal: [], mayDeal: false });
    expect(parsed.ok ? 0 : parsed.error.length).toBe(20);
  });
});
