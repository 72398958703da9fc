import { RULESET_IDS, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { type FactGround, factGroundOf, type Ground, groundOf } from './grounds.ts';
import { FACTS, type JudgedKey, READING_IDS, type ReadingId, type TopicPlan } from './topicPlan.ts';
import { TOPICS, type TopicId } from './topics.ts';

/** A different answer, and the rulesets of the book that give it. */
export interface OtherAnswer {
  readonly rulesets: readonly RulesetId[];
  readonly sentences: readonly string[];
}

/** The answer of a ruleset to a situation. */
export interface Answer {
  readonly sentences: readonly string[];
  /** The keys that decide this answer, and what the value of each is based on. */
  readonly grounds: readonly Ground[];
  /** The rules without a key that the sentences are based on. */
  readonly facts: readonly FactGround[];
  /** Further readings that the sentences are based on. */
  readonly readings: readonly ReadingId[];
  /** Whether neither a source nor a reading says anything, so that players have to agree. */
  readonly isUnsourced: boolean;
  /** The rulesets of the book with the same answer. */
  readonly same: readonly RulesetId[];
  readonly others: readonly OtherAnswer[];
}

/** Writes the answer of a ruleset to a situation, sentence by sentence. */
export type WriteAnswer = (id: TopicId, ruleset: Ruleset) => readonly string[];

type AnyPlan = TopicPlan<readonly JudgedKey[], string>;

/**
 * Returns the keys of the sentences that answer a situation.
 *
 * @example
 * ```ts
 * import { RULESETS } from '@nain-jaune/engine';
 * import { sentenceKeysOf } from '@nain-jaune/judge';
 *
 * sentenceKeysOf('nobody-follows', RULESETS.famille); // => ['lead']
 * ```
 */
export function sentenceKeysOf(id: TopicId, ruleset: Ruleset): readonly string[] {
  const plan: AnyPlan = TOPICS[id];
  return plan.sentences(decidingKeys(id, ruleset));
}

/** The ruleset with only those keys that decide a situation, so that no other can be read. */
export function decidingKeys(id: TopicId, ruleset: Ruleset): Ruleset {
  const { keys }: AnyPlan = TOPICS[id];
  return Object.fromEntries(keys.map((key) => [key, ruleset[key]])) as unknown as Ruleset;
}

/**
 * Returns the answer of a ruleset to a situation, its grounds, and the different answers of the six rulesets.
 *
 * @param write Writes the sentences in a language. `sentenceKeysOf` writes their keys.
 * @example
 * ```ts
 * import { RULESETS } from '@nain-jaune/engine';
 * import { answerOf, sentenceKeysOf } from '@nain-jaune/judge';
 *
 * const { grounds, same } = answerOf('a-king-in-hand', RULESETS.famille, sentenceKeysOf);
 * grounds.map(({ key, from }) => `${key}: ${from.join(' ')}`); // => ['payment: S1']
 * same; // => ['famille', 'nain-jaune-court']
 * ```
 */
export function answerOf(id: TopicId, ruleset: Ruleset, write: WriteAnswer): Answer {
  const { keys }: AnyPlan = TOPICS[id];
  const sentences = write(id, ruleset);
  const grounds = keys.filter((key) => decides(id, key, ruleset, write)).map((key) => groundOf(ruleset, key));
  const { facts, readings } = factsAndReadings(id, ruleset, grounds);
  return {
    sentences,
    grounds,
    facts,
    readings,
    isUnsourced: grounds.length + facts.length + readings.length === 0,
    ...sameAndOthers(id, sentences, write),
  };
}

function factsAndReadings(
  id: TopicId,
  ruleset: Ruleset,
  grounds: readonly Ground[],
): Pick<Answer, 'facts' | 'readings'> {
  const { from }: AnyPlan = TOPICS[id];
  const origins = new Set(sentenceKeysOf(id, ruleset).flatMap((sentence) => from[sentence] ?? []));
  const facts = FACTS.filter((fact) => origins.has(fact)).map((fact) => factGroundOf(ruleset, fact));
  const named = new Set([...grounds, ...facts].flatMap((ground) => ground.from));
  return { facts, readings: READING_IDS.filter((reading) => origins.has(reading) && !named.has(reading)) };
}

function sameAndOthers(
  id: TopicId,
  sentences: readonly string[],
  write: WriteAnswer,
): Pick<Answer, 'same' | 'others'> {
  const answer = sentences.join('\n');
  const byAnswer = new Map<string, readonly RulesetId[]>();
  for (const other of RULESET_IDS) {
    const text = write(id, RULESETS[other]).join('\n');
    byAnswer.set(text, [...(byAnswer.get(text) ?? []), other]);
  }
  const others = [...byAnswer].filter(([other]) => other !== answer);
  return {
    same: byAnswer.get(answer) ?? [],
    others: others.map(([other, rulesets]) => ({ rulesets, sentences: other.split('\n') })),
  };
}

/** Values that change an answer and that no ruleset of the book has. */
const MORE_VALUES: { readonly [Key in JudgedKey]?: readonly Ruleset[Key][] } = {
  players: [[4]],
  dwarf: ['stands-for-wanted'],
  factors: ['highest'],
  bete: ['stake'],
  debts: [true],
  end: [{ deals: null, target: null, minutes: 60 }],
};

/** Whether another value of the key would change the answer. */
function decides(id: TopicId, key: JudgedKey, ruleset: Ruleset, write: WriteAnswer): boolean {
  const answer = write(id, ruleset).join('\n');
  const values = [...RULESET_IDS.map((other) => RULESETS[other][key]), ...(MORE_VALUES[key] ?? [])];
  return values.some((value) => write(id, { ...ruleset, [key]: value }).join('\n') !== answer);
}
