import { parseRuleset, RULESET_IDS, RULESET_KEY_NAMES, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { QUESTION_IDS, QUESTIONS, type QuestionId } from '@nain-jaune/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, fitting, nextQuestion, optionOf, rulesFrom, withOption } from './questionnaire.ts';

/** The answers of a family that plays a ruleset and does not know some questions. */
function answersOf(id: RulesetId, unknown: readonly string[] = []): Answer[] {
  const answers: Answer[] = [];
  for (let question = nextQuestion([]); question !== null; question = nextQuestion(answers)) {
    const option = unknown.includes(question) ? null : optionOf(question, RULESETS[id]);
    answers.push({ question, option });
  }
  return answers;
}

/** Answers that no source gives. */
const UNSAID: Partial<Record<QuestionId, string>> = {
  players: 'two',
  firstDealer: 'chosen',
  opera: 'lead',
  factors: 'one',
  bete: 'stake',
  debts: 'below',
};

/** Random answers. */
const anyAnswers = fc.infiniteStream(fc.nat(3)).map((choices) => {
  const answers: Answer[] = [];
  for (let question = nextQuestion([]); question !== null; question = nextQuestion(answers)) {
    const options = [...Object.keys(QUESTIONS[question].options), null];
    answers.push({ question, option: options[(choices.next().value ?? 0) % options.length] ?? null });
  }
  return answers;
});

describe('the questions', () => {
  test('cover every ruleset key but the name', () => {
    const keys = QUESTION_IDS.flatMap((id) => Object.values(QUESTIONS[id].options).flatMap(Object.keys));
    expect([...new Set([...keys, 'id'])].sort()).toEqual([...RULESET_KEY_NAMES].sort());
  });

  test('each ruleset answers every question, and every answer found in a source belongs to a ruleset', () => {
    for (const question of QUESTION_IDS) {
      const given = RULESET_IDS.map((id) => optionOf(question, RULESETS[id]));
      expect(given).not.toContain(null);
      const options = Object.keys(QUESTIONS[question].options);
      expect(new Set(given)).toEqual(new Set(options.filter((option) => option !== UNSAID[question])));
    }
  });
});

describe('the questionnaire', () => {
  test.each(RULESET_IDS)('finds %s in three questions', (id) => {
    const answers = answersOf(id);
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(fitting(answers)).toEqual([id]);
    expect(rulesFrom(id, answers)).toBe(RULESETS[id]);
  });

  test.each(RULESET_IDS)('finds %s with some unknown answers', (id) => {
    fc.assert(
      fc.property(fc.subarray([...QUESTION_IDS], { maxLength: 4 }), (unknown) => {
        const answers = answersOf(id, unknown);
        expect(fitting(answers)).toContain(id);
        expect(answers.length).toBeLessThanOrEqual(unknown.length + 4);
      }),
    );
  });

  test('asks each question once, and only questions that separate the remaining rulesets', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const [index, { question }] of answers.entries()) {
          const left = fitting(answers.slice(0, index));
          expect(new Set(left.map((id) => optionOf(question, RULESETS[id]))).size).toBeGreaterThan(1);
        }
        expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
      }),
    );
  });

  test('without any answer it ends with all rulesets', () => {
    const answers = answersOf('famille', QUESTION_IDS);
    expect(fitting(answers)).toHaveLength(RULESET_IDS.length);
  });

  test('returns valid rules that have every answer', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const base of fitting(answers)) {
          const rules = rulesFrom(base, answers);
          expect(parseRuleset(rules)).toMatchObject({ ok: true });
          for (const { question, option } of answers)
            if (option !== null) expect(optionOf(question, rules)).toBe(option);
        }
      }),
    );
  });

  test('changing any answer afterwards keeps the rules valid', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.array(fc.tuple(fc.constantFrom(...QUESTION_IDS), fc.nat(3)), { maxLength: 6 }),
        (answers, changes) => {
          let rules = rulesFrom(fitting(answers)[0] ?? 'famille', answers);
          for (const [question, choice] of changes) {
            const options = Object.keys(QUESTIONS[question].options);
            const option = options[choice % options.length] ?? '';
            rules = withOption(rules, question, option);
            expect(parseRuleset(rules)).toMatchObject({ ok: true });
            expect(optionOf(question, rules)).toBe(option);
          }
        },
      ),
    );
  });

  test('reverting a change restores the ruleset of the book with its name', () => {
    const own = withOption(RULESETS.famille, 'payment', 'points');
    expect(own.id).toBe('famille-house');
    expect(withOption(own, 'payment', 'cards')).toBe(RULESETS.famille);
  });
});
