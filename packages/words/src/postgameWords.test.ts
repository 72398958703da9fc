import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { HELD } from './testing/held.ts';

/** Every text of a chapter with its key, the functions given a number for each thing they ask for. */
function texts(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return texts(value, at);
    return [[at, typeof value === 'function' ? String(value(2, 3, 4)) : String(value)]];
  });
}

test.each(LANGUAGES)('what comes after a deal is told whole in %s', async (language) => {
  const chapter = texts(await words(language).chapters.after());
  const keys = texts(await words('en').chapters.after()).map(([key]) => key);
  expect(chapter.map(([key]) => key)).toEqual(keys);
  expect(chapter.filter(([, text]) => /^$|undefined|NaN|\[object|^ | {2}| $/.test(text))).toEqual([]);
});

test('one game is counted in the singular', async () => {
  const told = await Promise.all(
    HELD.map(async (language) => {
      const { records, statistics } = await words(language).chapters.after();
      return [records.loaded(1), statistics.unreadable(1)];
    }),
  );
  expect(told).toEqual([
    ['1 partie importée.', '1 partie est illisible et n’est pas comptée.'],
    ['1 game imported.', '1 game can’t be read and is not counted.'],
    ['1 Partie importiert.', '1 Partie ist nicht lesbar und wird nicht gezählt.'],
  ]);
});
