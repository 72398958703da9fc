import {
  DEFAULT_RULESET_ID,
  houseName,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetId,
  rulesetDifferences,
} from '@nain-jaune/engine';
import { QUESTION_IDS, QUESTIONS, type QuestionId, type QuestionPlan } from '@nain-jaune/words';
import * as v from 'valibot';

const ANSWER = v.pipe(
  v.object({ question: v.picklist(QUESTION_IDS), option: v.nullable(v.string()) }),
  v.check(({ question, option }) => option === null || Object.hasOwn(optionsOf(question), option)),
  v.readonly(),
);
const ANSWERS = v.fallback(v.pipe(v.array(ANSWER), v.readonly()), []);

/** A given answer. `option` is null if the person does not know or mind. */
export type Answer = v.InferOutput<typeof ANSWER>;

/** Parses stored answers. Invalid ones count as none. */
export function answersFrom(value: unknown): readonly Answer[] {
  return v.parse(ANSWERS, value);
}

/** Order of rulesets that match equally well, the most widely played first. */
const COMMONEST: readonly RulesetId[] = [
  'lindor-1789',
  'famille',
  'yellow-dwarf',
  'gelber-zwerg',
  'nain-jaune-court',
  'avantcoureur-1760',
];

function optionsOf(question: QuestionId): QuestionPlan['options'] {
  return QUESTIONS[question].options;
}

/** Returns the answer that some rules give to a question, or null if none matches. */
export function optionOf(question: QuestionId, ruleset: Ruleset): string | null {
  const fits = (values: Partial<Ruleset>) =>
    Object.entries(values).every(
      ([key, value]) => JSON.stringify(ruleset[key as keyof Ruleset]) === JSON.stringify(value),
    );
  return Object.entries(optionsOf(question)).find(([, values]) => fits(values))?.[0] ?? null;
}

/** Returns the rulesets that contradict the fewest answers, the most widely played first. */
export function fitting(answers: readonly Answer[]): RulesetId[] {
  const against = (id: RulesetId) =>
    answers.filter(({ question, option }) => option !== null && option !== optionOf(question, RULESETS[id]))
      .length;
  const least = Math.min(...RULESET_IDS.map(against));
  return COMMONEST.filter((id) => against(id) === least);
}

/** The answers before rules are proposed, even if fewer separate the rulesets. */
const LEAST_KNOWN = 3;
/** The questions after which rules are proposed, whatever is known. */
const MOST_ASKED = 7;

/**
 * Returns the question that separates the remaining rulesets best, weighted by how well families know the answer; then questions
 * that confirm the only one left, until three have been answered. Null if no question helps.
 */
export function nextQuestion(answers: readonly Answer[]): QuestionId | null {
  if (answers.length === MOST_ASKED) return null;
  const known = answers.filter(({ option }) => option !== null).length;
  return best(answers, fitting(answers)) ?? (known < LEAST_KNOWN ? best(answers, RULESET_IDS) : null);
}

/** Returns the question that separates some rulesets best, or null. */
function best(answers: readonly Answer[], rulesets: readonly RulesetId[]): QuestionId | null {
  const asked = new Set(answers.map(({ question }) => question));
  const open = QUESTION_IDS.filter((id) => !asked.has(id) && hasMeaning(id, answers))
    .map((id) => ({ id, cost: costOf(id, rulesets) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
  return open.toSorted((one, other) => one.cost - other.cost)[0]?.id ?? null;
}

/** Returns the expected number of remaining rulesets, increased for rarely known facts. */
function costOf(question: QuestionId, left: readonly RulesetId[]): number {
  const groups = [...Map.groupBy(left, (id) => optionOf(question, RULESETS[id])).values()];
  if (groups.length < 2) return Number.POSITIVE_INFINITY;
  const expected = groups.reduce((sum, group) => sum + group.length ** 2, 0);
  return expected * (1 + QUESTIONS[question].rare / 4);
}

/** Whether more than one answer is possible after the previous ones. */
function hasMeaning(question: QuestionId, answers: readonly Answer[]): boolean {
  const answerTo = (id: QuestionId) => answers.find((one) => one.question === id)?.option ?? null;
  switch (question) {
    case 'run':
      return answerTo('stall') !== 'skip' && answerTo('dwarf') !== 'wild';
    case 'stall':
      return answerTo('run') !== 'suits';
    case 'dwarf':
      return answerTo('run') !== 'ranks' && answerTo('stall') !== 'skip';
    case 'ace':
      return answerTo('payment') !== 'cards';
    default:
      return true;
  }
}

export function rulesFrom(base: RulesetId, answers: readonly Answer[]): Ruleset {
  return answers.reduce<Ruleset>(
    (rules, { question, option }) => (option === null ? rules : withOption(rules, question, option)),
    RULESETS[base],
  );
}

/** Changes the answer to a question, adjusts contradicting rules and updates the name. */
export function withOption(rules: Ruleset, question: QuestionId, option: string): Ruleset {
  const values = optionsOf(question)[option] ?? {};
  return named(givingWay({ ...rules, ...values }, values));
}

/** Resolves contradictions in favour of the chosen values. */
function givingWay(rules: Ruleset, chosen: Partial<Ruleset>): Ruleset {
  const isWild = rules.dwarf !== 'plain';
  const contradicts = rules.run === 'suit' ? rules.stall === 'next-rank' : isWild;
  const run = !contradicts || 'run' in chosen ? rules.run : 'stall' in chosen ? 'rank' : 'suit';
  return {
    ...rules,
    run,
    stall: run === 'suit' ? 'lead' : rules.stall,
    dwarf: run === 'rank' ? 'plain' : rules.dwarf,
    counters: Math.max(
      rules.counters,
      rules.honours.reduce((sum, { stake }) => sum + stake, 0),
    ),
  };
}

function named(rules: Ruleset): Ruleset {
  const same = RULESET_IDS.find((id) => rulesetDifferences(RULESETS[id], rules).length === 0);
  if (same !== undefined) return RULESETS[same];
  const [nearest = DEFAULT_RULESET_ID] = COMMONEST.toSorted(
    (one, other) => far(one, rules) - far(other, rules),
  );
  return { ...rules, id: houseName(nearest) };
}

function far(id: RulesetId, rules: Ruleset): number {
  return rulesetDifferences(RULESETS[id], rules).length;
}
