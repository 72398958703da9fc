import { parseRuleset, RULESET_IDS, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { QUESTION_IDS, QUESTIONS } from '@nain-jaune/words';
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
  test('tell each ruleset from every other', () => {
    for (const [index, one] of RULESET_IDS.entries())
      for (const other of RULESET_IDS.slice(index + 1))
        expect(
          QUESTION_IDS.filter((id) => optionOf(id, RULESETS[one]) !== optionOf(id, RULESETS[other])).length,
        ).toBeGreaterThan(1);
  });

  test('each ruleset answers every question, and every answer belongs to a ruleset', () => {
    for (const question of QUESTION_IDS) {
      const given = RULESET_IDS.map((id) => optionOf(question, RULESETS[id]));
      expect(given).not.toContain(null);
      const options = Object.keys(QUESTIONS[question].options);
      expect(new Set(given)).toEqual(new Set(options));
    }
  });
});

describe('the questionnaire', () => {
  test.each(RULESET_IDS)('finds %s in three questions', (id) => {
    const answers = answersOf(id);
    expect(answers).toHaveLength(3);
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

  test('asks each question once, and confirms the last ruleset only before the third answer', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const [index, { question }] of answers.entries()) {
          const before = answers.slice(0, index);
          const isConfirmed = before.filter(({ option }) => option !== null).length >= 3;
          const left = isConfirmed ? fitting(before) : RULESET_IDS;
          expect(new Set(left.map((id) => optionOf(question, RULESETS[id]))).size).toBeGreaterThan(1);
        }
        const known = answers.filter(({ option }) => option !== null).length;
        expect(known >= 3 || answers.length === 7).toBe(true);
        expect(answers.length).toBeLessThanOrEqual(7);
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
