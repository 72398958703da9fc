import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { QUESTION_IDS } from './questions.ts';
import { FRENCH_SENTENCE_MISTAKE, textsOf } from './testing/index.ts';

test.each(LANGUAGES)(
  'every question in %s ends with a question mark and has different answers',
  async (language) => {
    const { texts } = await words(language).chapters.questionnaire();
    expect(Object.keys(texts)).toEqual(QUESTION_IDS);
    const questions = QUESTION_IDS.map((id) => texts[id].ask);
    expect(new Set(questions).size).toBe(questions.length);
    for (const id of QUESTION_IDS) {
      const { ask, options } = texts[id];
      expect(ask).toMatch(/\?$/);
      const answers: readonly string[] = Object.values(options);
      expect(new Set(answers).size).toBe(answers.length);
      for (const answer of answers) expect(answer).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  },
);

test('French questions and answers have French typography', async () => {
  const { texts } = await words('fr').chapters.questionnaire();
  expect(textsOf(texts).filter(([, text]) => FRENCH_SENTENCE_MISTAKE.test(text))).toEqual([]);
});
