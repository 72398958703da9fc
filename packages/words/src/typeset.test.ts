import { expect, test } from 'vitest';
import { words } from './index.ts';
import { typesetAll, typesetFrench, typesetGerman } from './typeset.ts';

test('French has narrow no-break spaces and typographic apostrophes', () => {
  expect(typesetFrench("La Dame qui prend ! « L'as », dit-il ; quoi ?")).toBe(
    'La Dame qui prend\u202f! «\u202fL’as\u202f», dit-il\u202f; quoi\u202f?',
  );
});

test('French has no-break spaces before colons, percentages and units, and no space before an ellipsis', () => {
  expect(typesetFrench('Taille : 100 %, soit 100 mm en 3 s, pas 3 sous …')).toBe(
    'Taille\u00a0: 100\u00a0%, soit 100\u00a0mm en 3\u00a0s, pas 3 sous…',
  );
});

test('German has no-break spaces before an ellipsis, percentages and units', () => {
  expect(typesetGerman('Wird geladen … „ohne …“, 100 % von 10 MB, 100 mm, 3 Serien')).toBe(
    'Wird geladen\u00a0… „ohne\u00a0…“, 100\u00a0% von 10\u00a0MB, 100\u00a0mm, 3 Serien',
  );
});

test('texts are typeset at any depth, other values are unchanged', () => {
  const loud = typesetAll(
    { text: 'a', list: ['b'], make: (name: string) => ({ name }), number: 3, nothing: null },
    (text) => text.toUpperCase(),
  );
  expect(loud.make('c')).toEqual({ name: 'C' });
  expect(loud).toMatchObject({ text: 'A', list: ['B'], number: 3, nothing: null });
});

test('results of promises are typeset', async () => {
  const loud = typesetAll({ later: async () => ({ text: 'a' }) }, (text) => text.toUpperCase());
  expect(await loud.later()).toEqual({ text: 'A' });
});

test('names from right to left are isolated, alone, in a list and in a context', () => {
  const loud = typesetAll({
    say: (name: string) => `${name}: 7, 8`,
    list: (names: readonly string[]) => names.join(', '),
    tell: (_seat: number, { names }: { names: readonly string[]; rules: object }) => `${names[0]}: 7, 8`,
  });
  expect(loud.say('שרה')).toBe('\u2068שרה\u2069: 7, 8');
  expect(loud.say('ليلى')).toBe('\u2068ليلى\u2069: 7, 8');
  expect(loud.list(['Anne', 'שרה'])).toBe('Anne, \u2068שרה\u2069');
  expect(loud.tell(0, { names: ['שרה'], rules: {} })).toBe('\u2068שרה\u2069: 7, 8');
  expect(loud.say('Anne')).toBe('Anne: 7, 8');
});

test.each(['fr', 'en', 'de'] as const)(
  'a name from right to left is isolated at the table in %s',
  (language) => {
    const { interface: ui } = words(language);
    const colon = language === 'fr' ? '\u00a0:' : ':';
    expect(ui.pair('שרה', '7, 8')).toBe(`\u2068שרה\u2069${colon} 7, 8`);
    expect(ui.turnOf('שרה')).toContain('\u2068שרה\u2069');
  },
);
