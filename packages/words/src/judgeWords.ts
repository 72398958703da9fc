import type { Ruleset } from '@nain-jaune/engine';
import {
  type Answer,
  answerOf,
  bestMatches,
  decidingKeys,
  type Fact,
  type Ground,
  JUDGED,
  type JudgePart,
  type KeysOf,
  type SayOf,
  sayingsOf,
  TOPIC_IDS,
  type TopicId,
} from '@nain-jaune/judge';

/** A situation that the judge knows. */
export interface JudgeTopic {
  readonly id: TopicId;
  readonly part: JudgePart;
  /** The situation as somebody at the table says it. */
  readonly question: string;
}

/** The answer of some rules to a situation. */
export interface JudgeAnswer extends JudgeTopic, Answer {}

/** The words of a situation in one language. */
export interface TopicTexts<Id extends TopicId> {
  /** The situation as somebody at the table says it. */
  readonly question: string;
  /** Other words that somebody may look for it by. */
  readonly also: string;
  /** Each sentence, made of the keys where it needs them. */
  readonly says: { readonly [Say in SayOf<Id>]: string | ((rules: Pick<Ruleset, KeysOf<Id>>) => string) };
}

/** The words of all situations in one language. */
export type JudgeTexts = { readonly [Id in TopicId]: TopicTexts<Id> };

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
  /** Several names in a row, some of which have commas of their own. */
  several(names: readonly string[]): string;
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

type AnySentence = string | ((rules: Ruleset) => string);
type AnySays = Readonly<Record<string, AnySentence>>;

/** The words of the judge in a language, made of its phrases. */
export function makeJudge({ texts, ...words }: JudgePhrases): JudgeWords {
  const indexed = TOPIC_IDS.map((id) => ({ id, title: texts[id].question, more: texts[id].also }));
  const topicOf = (id: TopicId) => ({ id, part: JUDGED[id].part, question: texts[id].question });
  const says = (id: TopicId, ruleset: Ruleset) => sentencesOf(id, ruleset, texts[id].says);
  return {
    ...words,
    topics: TOPIC_IDS.map(topicOf),
    says,
    answer: (id, ruleset) => ({ ...topicOf(id), ...answerOf(id, ruleset, says) }),
    find: (query) => bestMatches(query, indexed),
  };
}

function sentencesOf(id: TopicId, ruleset: Ruleset, says: AnySays): string[] {
  const rules = decidingKeys(id, ruleset);
  return sayingsOf(id, ruleset).map((say) => {
    const sentence = says[say] ?? '';
    return typeof sentence === 'string' ? sentence : sentence(rules);
  });
}
