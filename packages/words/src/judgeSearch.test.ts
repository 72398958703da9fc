import { COMMON_TOPICS } from '@nain-jaune/judge';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { de } from './testing/judgeQuestions/de.ts';
import { en } from './testing/judgeQuestions/en.ts';
import { fr } from './testing/judgeQuestions/fr.ts';
import type { Questions } from './testing/judgeQuestions/questions.ts';

const QUESTIONS = { en, fr, de };
const SHARE_FIRST = 0.9;
const SHARE_SHOWN = 0.97;

describe.each(LANGUAGES)('questions as people put them, in %s', (language) => {
  const load = words(language).chapters.judge;
  const questions: Questions = QUESTIONS[language];

  test('are about every situation', async () => {
    const asked = new Set(questions.flatMap(([, ...topics]) => topics));
    expect((await load()).topics.filter(({ id }) => !asked.has(id))).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(40);
  });

  test('find their situation first, or among those shown', async () => {
    const { find } = await load();
    const missed = (most: number) =>
      questions.filter(([question, ...topics]) =>
        find(question)
          .slice(0, most)
          .every((id) => !topics.includes(id)),
      );
    const notFirst = missed(1);
    const notShown = missed(3);
    expect(notFirst.length, notFirst.join('\n')).toBeLessThanOrEqual(questions.length * (1 - SHARE_FIRST));
    expect(notShown.length, notShown.join('\n')).toBeLessThanOrEqual(questions.length * (1 - SHARE_SHOWN));
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
] as const)('%s: “%s” finds %s', async (language, question, topic) => {
  expect((await words(language).chapters.judge()).find(question)[0]).toBe(topic);
});
