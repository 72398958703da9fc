import { RULESET_IDS, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { READING_IDS, type ReadingId } from './book/structure.ts';
import { type FactGround, factGroundOf, type Ground, groundOf } from './judge/grounds.ts';
import { bestMatches } from './judge/search.ts';
import {
  FACTS,
  type Fact,
  JUDGED,
  type JudgedKey,
  type JudgePart,
  type JudgeTexts,
  TOPIC_IDS,
  type TopicId,
  type TopicPlan,
} from './judge/structure.ts';

/** A situation that the judge knows. */
export interface JudgeTopic {
  readonly id: TopicId;
  readonly part: JudgePart;
  /** The situation as somebody at the table says it. */
  readonly question: string;
}

/** What rulesets other than the chosen one say of a situation: those that agree with each other, together. */
export interface OtherAnswer {
  readonly rulesets: readonly RulesetId[];
  readonly sentences: readonly string[];
}

/** The answer of some rules to a situation. */
export interface JudgeAnswer extends JudgeTopic {
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

/** The words of the judge, and his answers. */
export interface JudgeWords {
  readonly title: string;
  readonly intro: string;
  readonly searchLabel: string;
  readonly searchHint: string;
  found(topics: number): string;
  readonly noneFound: string;
  readonly allTopics: string;
  readonly parts: Readonly<Record<JudgePart, string>>;
  readonly whichRules: string;
  byRules(name: string): string;
  readonly restsOn: string;
  /** What the kinds of grounds are called; the rulesets of `elsewhere` are given by name. */
  readonly grounds: Readonly<Record<Exclude<Ground['kind'], 'elsewhere'>, string>> & {
    elsewhere(rulesets: readonly string[]): string;
  };
  /** What the rules that no key states are called. */
  readonly facts: Readonly<Record<Fact, string>>;
  readonly readingsToo: string;
  /** What is told of something: `Announcing: as the book has it`. */
  labelled(label: string, text: string): string;
  readonly same: string;
  readonly others: string;
  readonly noOthers: string;
  readonly noSuchTopic: string;
  readonly askTheJudge: string;

  /** The situations, in the order of a game. */
  readonly topics: readonly JudgeTopic[];
  /** What some rules say of a situation, sentence by sentence. */
  says(id: TopicId, ruleset: Ruleset): readonly string[];
  /** What some rules say of a situation, why, and what the six rulesets say. */
  answer(id: TopicId, ruleset: Ruleset): JudgeAnswer;
  /** The situations that fit what somebody typed, the best first; all of them where nothing was typed. */
  find(query: string): readonly TopicId[];
}

/** What {@link makeJudge} makes {@link JudgeWords} of. */
export interface JudgePhrases extends Omit<JudgeWords, 'topics' | 'says' | 'answer' | 'find'> {
  readonly texts: JudgeTexts;
}

type AnyPlan = TopicPlan<readonly JudgedKey[], string>;
type AnySentence = string | ((rules: Ruleset) => string);
interface AnyTexts {
  readonly question: string;
  readonly also: string;
  readonly says: Readonly<Record<string, AnySentence>>;
}

/** The words of the judge in a language, made of its phrases. */
export function makeJudge({ texts, ...words }: JudgePhrases): JudgeWords {
  const indexed = TOPIC_IDS.map((id) => ({ id, title: texts[id].question, more: texts[id].also }));
  return {
    ...words,
    topics: TOPIC_IDS.map((id) => topicOf(id, texts)),
    says: (id, ruleset) => sentencesOf(id, ruleset, texts),
    answer: (id, ruleset) => answerOf(id, ruleset, texts),
    find: (query) => bestMatches(query, indexed),
  };
}

/** What is said of a situation, sentence by sentence, before it has words. */
export function sayingsOf(id: TopicId, ruleset: Ruleset): readonly string[] {
  const plan: AnyPlan = JUDGED[id];
  return plan.says(onlyOf(plan.keys, ruleset));
}

/** The keys that a situation names, and no others: what is not named cannot be asked. */
function onlyOf(keys: readonly JudgedKey[], ruleset: Ruleset): Ruleset {
  return Object.fromEntries(keys.map((key) => [key, ruleset[key]])) as unknown as Ruleset;
}

function topicOf(id: TopicId, texts: JudgeTexts): JudgeTopic {
  return { id, part: JUDGED[id].part, question: texts[id].question };
}

function answerOf(id: TopicId, ruleset: Ruleset, texts: JudgeTexts): JudgeAnswer {
  const plan: AnyPlan = JUDGED[id];
  const sentences = sentencesOf(id, ruleset, texts);
  const groups = Map.groupBy(RULESET_IDS, (other) => sentencesOf(id, RULESETS[other], texts).join('\n'));
  const said = sentences.join('\n');
  const grounds = plan.keys
    .filter((key) => decides(id, key, ruleset, texts))
    .map((key) => groundOf(ruleset, key));
  const restsOn = new Set(sayingsOf(id, ruleset).flatMap((say) => plan.from[say] ?? []));
  const facts = FACTS.filter((fact) => restsOn.has(fact)).map((fact) => factGroundOf(ruleset, fact));
  const named = new Set([...grounds, ...facts].flatMap(({ from }) => from));
  return {
    ...topicOf(id, texts),
    sentences,
    grounds,
    facts,
    readings: READING_IDS.filter((reading) => restsOn.has(reading) && !named.has(reading)),
    same: groups.get(said) ?? [],
    others: [...groups]
      .filter(([other]) => other !== said)
      .map(([other, rulesets]) => ({ rulesets, sentences: other.split('\n') })),
  };
}

function sentencesOf(id: TopicId, ruleset: Ruleset, texts: JudgeTexts): string[] {
  const { says }: AnyTexts = texts[id];
  const rules = onlyOf(JUDGED[id].keys, ruleset);
  return sayingsOf(id, ruleset).map((say) => {
    const sentence = says[say] ?? '';
    return typeof sentence === 'string' ? sentence : sentence(rules);
  });
}

/** Values that no ruleset of the book has, and that change an answer. */
const MORE_VALUES: { readonly [Key in JudgedKey]?: readonly Ruleset[Key][] } = {
  players: [[4]],
  dwarf: ['stands-for-wanted'],
  debts: [true],
  end: [{ deals: null, target: null, minutes: 60 }],
};

/** Whether another value of a key would change the answer: only such keys are grounds of it. */
function decides(id: TopicId, key: JudgedKey, ruleset: Ruleset, texts: JudgeTexts): boolean {
  const said = sentencesOf(id, ruleset, texts).join('\n');
  const values = [...RULESET_IDS.map((other) => RULESETS[other][key]), ...(MORE_VALUES[key] ?? [])];
  return values.some((value) => sentencesOf(id, { ...ruleset, [key]: value }, texts).join('\n') !== said);
}
