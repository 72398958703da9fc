import { type Laid, lay, type Passed, parseCards, RULESETS, seatAt } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { quietShell } from '../testing/quietShell.ts';
import { CallWriter } from './callWriter.ts';
import type { PlayContext } from './playContext.ts';

const NAMES = ['Anne', 'Bernard', 'Claire', 'Denis'];
const shell = await quietShell('fr');

function contextFor(columns: number): PlayContext {
  const rules = RULESETS['lindor-1789'];
  return {
    shell,
    rules,
    names: NAMES,
    you: seatAt(0),
    columns: () => columns,
  };
}

function laid(seat: number, text: string): Laid {
  const [card] = parseCards(text.replace('!', ''));
  if (card === null || card === undefined) throw new Error(text);
  return { ...lay(card, text.endsWith('!')), type: 'laid', seat: seatAt(seat), standsFor: null, led: false };
}

function passed(seat: number, text: string): Passed {
  return { type: 'passed', seat: seatAt(seat), wanted: parseCards(text).filter((card) => card !== null) };
}

function written(columns: number, events: readonly (Laid | Passed)[]): string {
  let text = '';
  const calls = new CallWriter(contextFor(columns), (part) => {
    text += part;
  });
  for (const event of events) calls.add(event);
  calls.end();
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test('a turn is one line of calls and cards, and passes share a line', () => {
  const events = [
    laid(0, '5c'),
    laid(0, '6h'),
    laid(0, '7d!'),
    passed(0, '8c'),
    passed(1, '8c'),
    passed(2, '8c'),
    laid(3, '8s'),
  ];
  expect(written(80, events)).toBe(
    [
      'Anne : 5, 6, le Nain jaune qui prend ! Sans 8   5♣ 6♥ 7♦',
      'Bernard : sans 8 · Claire : sans 8',
      'Denis : 8   8♠',
      '',
    ].join('\n'),
  );
});

test('lines fit the terminal', () => {
  const ranks = ['Ac', '2d', '3h', '4s', '5c', '6d', '7h', '8s', '9c', 'Td', 'Jh', 'Qs', 'Kc'];
  const events = [
    ...ranks.map((card) => laid(1, card)),
    ...[2, 3, 0, 1, 2, 3, 0].map((seat) => passed(seat, 'Kd')),
  ];
  const text = written(40, events);
  for (const line of text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(40);
  expect(text).toContain('Valet, Dame');
});
