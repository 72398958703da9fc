import { expect, test } from 'vitest';
import { LANGUAGES, words } from './index.ts';
import { QUESTION_IDS } from './questions.ts';

test.each(LANGUAGES)(
  'every question of the questionnaire in %s is one, and its answers are different',
  async (language) => {
    const { texts } = await words(language).chapters.choose();
    expect(Object.keys(texts)).toEqual(QUESTION_IDS);
    const asked = QUESTION_IDS.map((id) => texts[id].ask);
    expect(new Set(asked).size).toBe(asked.length);
    for (const id of QUESTION_IDS) {
      const { ask, options } = texts[id];
      expect(ask).toMatch(/\?$/);
      const answers: readonly string[] = Object.values(options);
      expect(new Set(answers).size).toBe(answers.length);
      for (const answer of answers) expect(answer).toMatch(/^\p{Lu}.*\.$/u);
    }
  },
);

test('the French of the questionnaire is set in the French manner', async () => {
  const { texts } = await words('fr').chapters.choose();
  for (const { ask, options } of Object.values(texts)) {
    for (const text of [ask, ...Object.values<string>(options)]) {
      expect(text).not.toMatch(/ [!?:;»]|« |\p{L}'\p{L}/u);
      expect(text).not.toMatch(/[^\u202f\s.…!?)](?:[!?;:»])/u);
    }
  }
});
