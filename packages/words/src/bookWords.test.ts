import { RULESET_IDS, RULESET_KEY_NAMES, RULESETS } from '@nain-jaune/engine';
import { READING_IDS, SOURCE_IDS } from '@nain-jaune/judge';
import { describe, expect, test } from 'vitest';
import { BOOK_PLAN } from './bookPlan.ts';
import { LANGUAGES, words } from './index.ts';
import { GAP, textsOf } from './testing/index.ts';

/** The texts of a value without those of its functions. */
function plainTextsOf(value: unknown): string[] {
  return textsOf(value, () => '').map(([, text]) => text);
}

describe.each(LANGUAGES)('the rule book in %s', (language) => {
  const load = words(language).chapters.book;

  test('has a text for every passage of the plan', async () => {
    const { sections } = await load();
    expect(sections.map(({ id }) => id)).toEqual(Object.keys(BOOK_PLAN));
    for (const { title, blocks, id } of sections) {
      expect(title).not.toBe('');
      const plan = Object.values(BOOK_PLAN[id]) as { readonly kind: string }[];
      expect(blocks.map(({ kind }) => kind)).toEqual(plan.map(({ kind }) => kind));
      for (const { kind, text, items, terms } of blocks) {
        const counts = { text: text === '' ? 0 : 1, items: items.length, terms: terms.length };
        if (kind === 'text' || kind === 'example') expect(counts).toEqual({ text: 1, items: 0, terms: 0 });
        else expect([counts.items + counts.terms > 1, counts.text]).toEqual([true, 0]);
      }
    }
  });

  test('has lists of the same length as the other languages', async () => {
    const lengths = async (other: (typeof LANGUAGES)[number]) =>
      (await words(other).chapters.book()).sections.map(({ blocks }) =>
        blocks.map(({ items }) => items.length),
      );
    expect(await lengths(language)).toEqual(await lengths('en'));
  });

  test('describes every source and reading, and cites each of them', async () => {
    const { sections, sources, readings } = await load();
    const cited = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(({ from }) => from)));
    for (const id of SOURCE_IDS) {
      expect(plainTextsOf(sources[id]).filter((text) => text.length < 4)).toEqual([]);
      expect(cited).toContain(id);
    }
    for (const id of READING_IDS) {
      expect(readings[id].question).toMatch(/\?$/);
      expect(readings[id].answer).toMatch(/\.$/);
    }
    expect(READING_IDS.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('has a story for each ruleset', async () => {
    const { stories } = await load();
    for (const id of RULESET_IDS) {
      expect(stories[id].paragraphs.length).toBeGreaterThan(0);
      expect(stories[id].feel).toMatch(/\.$/);
      expect(stories[id].from.length).toBeGreaterThan(0);
    }
  });

  test('has no gaps, nor has the editor of house rules', async () => {
    const { house } = words(language).chapters;
    const texts = [...plainTextsOf(await load()), ...plainTextsOf(await house())];
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => text.trim() === '' && text !== '')).toEqual([]);
    expect(texts.filter((text) => GAP.test(text))).toEqual([]);
  });
});

test.each<[section: keyof typeof BOOK_PLAN, passage: string, silent: string, reading: string]>([
  ['board', 'bank', '', 'R3'],
  ['deal', 'first', 'S3 S4', 'R1'],
  ['deal', 'everything', 'S4', 'R2'],
  ['deal', 'next', 'S1 S3', 'R1'],
  ['deal', 'talon', 'S3 S4', 'R1'],
  ['deal', 'way', '', 'R19'],
  ['play', 'turn', '', 'R20'],
  ['play', 'lead', 'S1', 'R1'],
  ['play', 'duty', '', 'R16'],
  ['play', 'king', 'S1 S4', 'R1'],
  ['play', 'stall', '', 'R17'],
  ['honours', 'forgotten', 'S1', 'R18'],
  ['honours', 'held', 'S4', 'R1'],
  ['hocs', 'pay', 'S1 S3 S4', 'R21'],
  ['settlement', 'pay', '', 'R15'],
  ['opera', 'reward', 'S4', 'R1'],
  ['end', 'ruin', 'S1 S2 S3', 'R1'],
])('%s, %s: cites the reading, and not %s', (section, passage, silent, reading) => {
  const plans: Readonly<Record<string, { readonly from: readonly string[] }>> = BOOK_PLAN[section];
  const from = plans[passage]?.from ?? [];
  expect(from).toContain(reading);
  expect(from.filter((origin) => silent.split(' ').includes(origin))).toEqual([]);
});

test('French texts of book and editor have French typography', async () => {
  const { book, house } = words('fr').chapters;
  for (const text of [...plainTextsOf(await book()), ...plainTextsOf(await house())]) {
    expect(text).not.toMatch(/ [!?:;»]|« |\p{L}'\p{L}/u);
    expect(text).not.toMatch(/[^\u202f\s.…!?)(]([!?;»])/u);
    expect(text.replace(/https?:\S+/g, '')).not.toMatch(/\p{L}:/u);
  }
});

test('German texts of book and editor address the reader with “du”', async () => {
  const { book, house } = words('de').chapters;
  for (const text of [...plainTextsOf(await book()), ...plainTextsOf(await house())])
    expect(text).not.toMatch(/\bIhnen\b/);
});

test('the editor has a short text for every value of every ruleset', async () => {
  for (const language of LANGUAGES) {
    const { valueInWords } = await words(language).chapters.house();
    for (const ruleset of Object.values(RULESETS)) {
      for (const key of RULESET_KEY_NAMES) {
        expect(valueInWords(key, ruleset)).not.toMatch(GAP);
        expect(valueInWords(key, ruleset).length).toBeLessThan(110);
      }
    }
  }
});
