import { COMMON_TOPICS } from '@nain-jaune/judge';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { de } from './testing/judgeQuestions/de.ts';
import { en } from './testing/judgeQuestions/en.ts';
import { fr } from './testing/judgeQuestions/fr.ts';
import type { Questions } from './testing/judgeQuestions/questions.ts';

const QUESTIONS = { en, fr, de };
/** The shares of {@link Questions} that are reached, rounded down. */
const SHARES = {
  en: { first: 0.925, shown: 0.97 },
  fr: { first: 0.908, shown: 0.984 },
  de: { first: 0.902, shown: 0.969 },
};

describe.each(LANGUAGES)('questions as people put them, in %s', (language) => {
  const load = words(language).chapters.judge;
  const questions: Questions = QUESTIONS[language];

  test('are at least 120', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120);
  });

  // The misses are not named, so that the search is not tuned to them.
  test('find their situation first, or among those shown', async () => {
    const { find } = await load();
    const found = questions.map(([question, ...topics]) => ({ topics, ids: find(question) }));
    const shareOf = (most: number) =>
      found.filter(({ topics, ids }) => ids.slice(0, most).some((id) => topics.includes(id))).length /
      questions.length;
    expect(shareOf(1)).toBeGreaterThanOrEqual(SHARES[language].first);
    expect(shareOf(3)).toBeGreaterThanOrEqual(SHARES[language].shown);
  });

  test('find something if there is a word of the game in them', async () => {
    const [judge, book] = [await load(), await words(language).chapters.book()];
    const terms = book.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.terms.map(([term]) => term)),
    );
    expect(terms.length).toBeGreaterThan(15);
    for (const term of terms) {
      const found = judge.find(`xyzzy ${term} qwrtp`).length;
      expect([term, found > 0 && found <= 3]).toEqual([term, true]);
    }
  });

  test('need not be put: the commonest are there before', async () => {
    expect((await load()).common.map(({ id }) => id)).toEqual(COMMON_TOPICS);
    expect(COMMON_TOPICS).toHaveLength(4);
  });
});

test.each([
  ['en', 'How much is an ace worth?', 'an-ace-in-hand'],
  ['fr', 'Personne n’a le 9, qui rejoue ?', 'nobody-follows'],
  ['de', 'Keiner hat die 6, darf ich mit der 7 weitermachen?', 'nobody-follows'],
  ['en', 'She forgot to take the chips from the box', 'forgot-to-announce'],
  ['en', 'who starts', 'who-begins'],
  ['en', 'someone cannot pay', 'cannot-pay'],
  ['en', 'can I keep my card instead of playing it', 'keep-back'],
  // Typing errors, and a word that is not yet complete.
  ['en', 'who cuts teh crads', 'who-cuts'],
  ['fr', 'c’est quoi un oppéra', 'what-is-an-opera'],
  ['de', 'wer hept die Karten ab', 'who-cuts'],
  ['en', 'tied at the e', 'equal-at-the-end'],
] as const)('%s: “%s” finds %s', async (language, question, topic) => {
  expect((await words(language).chapters.judge()).find(question)[0]).toBe(topic);
});
