import { RULESET_IDS, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { type FactGround, factGroundOf, type Ground, groundOf } from './grounds.ts';
import { READING_IDS, type ReadingId } from './origins.ts';
import { FACTS, JUDGED, type JudgedKey, type TopicId, type TopicPlan } from './topics.ts';

/** What rulesets other than the chosen one say of a situation: those that agree with each other, together. */
export interface OtherAnswer {
  readonly rulesets: readonly RulesetId[];
  readonly sentences: readonly string[];
}

/** The answer of some rules to a situation. */
export interface Answer {
  readonly sentences: readonly string[];
  /** The keys that made this answer what it is, and what the value of each rests on. */
  readonly grounds: readonly Ground[];
  /** What the sentences rest on that no key states. */
  readonly facts: readonly FactGround[];
  /** The readings that the sentences rest on besides all these. */
  readonly readings: readonly ReadingId[];
  /** The rulesets of the book that say the same. */
  readonly same: readonly RulesetId[];
  /** Those that say something else. */
  readonly others: readonly OtherAnswer[];
}

/** Puts what some rules say of a situation into words, sentence by sentence. */
export type Tell = (id: TopicId, ruleset: Ruleset) => readonly string[];

type AnyPlan = TopicPlan<readonly JudgedKey[], string>;

/** The keys of the sentences that some rules say of a situation. */
export function sayingsOf(id: TopicId, ruleset: Ruleset): readonly string[] {
  const plan: AnyPlan = JUDGED[id];
  return plan.says(decidingKeys(id, ruleset));
}

/** The keys that decide a situation, and no others: what is not named cannot be asked. */
export function decidingKeys(id: TopicId, ruleset: Ruleset): Ruleset {
  const { keys }: AnyPlan = JUDGED[id];
  return Object.fromEntries(keys.map((key) => [key, ruleset[key]])) as unknown as Ruleset;
}

/** What some rules say of a situation, why, and what the six rulesets say. */
export function answerOf(id: TopicId, ruleset: Ruleset, tell: Tell): Answer {
  const { keys }: AnyPlan = JUDGED[id];
  const sentences = tell(id, ruleset);
  const grounds = keys.filter((key) => decides(id, key, ruleset, tell)).map((key) => groundOf(ruleset, key));
  return {
    sentences,
    grounds,
    ...factsAndReadings(id, ruleset, grounds),
    ...sameAndOthers(id, sentences, tell),
  };
}

function factsAndReadings(
  id: TopicId,
  ruleset: Ruleset,
  grounds: readonly Ground[],
): Pick<Answer, 'facts' | 'readings'> {
  const { from }: AnyPlan = JUDGED[id];
  const restsOn = new Set(sayingsOf(id, ruleset).flatMap((say) => from[say] ?? []));
  const facts = FACTS.filter((fact) => restsOn.has(fact)).map((fact) => factGroundOf(ruleset, fact));
  const named = new Set([...grounds, ...facts].flatMap((ground) => ground.from));
  return { facts, readings: READING_IDS.filter((reading) => restsOn.has(reading) && !named.has(reading)) };
}

function sameAndOthers(
  id: TopicId,
  sentences: readonly string[],
  tell: Tell,
): Pick<Answer, 'same' | 'others'> {
  const said = sentences.join('\n');
  const groups = new Map<string, readonly RulesetId[]>();
  for (const other of RULESET_IDS) {
    const told = tell(id, RULESETS[other]).join('\n');
    groups.set(told, [...(groups.get(told) ?? []), other]);
  }
  const others = [...groups].filter(([other]) => other !== said);
  return {
    same: groups.get(said) ?? [],
    others: others.map(([other, rulesets]) => ({ rulesets, sentences: other.split('\n') })),
  };
}

/** Values that no ruleset of the book has, and that change an answer. */
const MORE_VALUES: { readonly [Key in JudgedKey]?: readonly Ruleset[Key][] } = {
  players: [[4]],
  dwarf: ['stands-for-wanted'],
  factors: ['highest'],
  bete: ['stake'],
  debts: [true],
  end: [{ deals: null, target: null, minutes: 60 }],
};

/** Whether another value of a key would change the answer: only such keys are grounds of it. */
function decides(id: TopicId, key: JudgedKey, ruleset: Ruleset, tell: Tell): boolean {
  const said = tell(id, ruleset).join('\n');
  const values = [...RULESET_IDS.map((other) => RULESETS[other][key]), ...(MORE_VALUES[key] ?? [])];
  return values.some((value) => tell(id, { ...ruleset, [key]: value }).join('\n') !== said);
}
