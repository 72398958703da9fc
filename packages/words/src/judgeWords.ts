import type { Ruleset } from '@nain-jaune/engine';
import {
  type Answer,
  answerOf,
  COMMON_TOPICS,
  decidingKeys,
  type JudgePart,
  type KeysOf,
  type SentenceKeyOf,
  sentenceKeysOf,
  TOPIC_IDS,
  TOPICS,
  type TopicId,
} from '@nain-jaune/judge';
import type { JudgeLabels } from './languages/en/judge.ts';
import { makeSearch } from './makeSearch.ts';

/** A situation for the judge. */
export interface JudgeTopic {
  readonly id: TopicId;
  readonly part: JudgePart;
  readonly question: string;
}

/** The answer of a ruleset to a situation. */
export interface JudgeAnswer extends JudgeTopic, Answer {}

/** The texts of a situation. */
export interface TopicTexts<Id extends TopicId> {
  /** The situation as a player puts it. */
  readonly question: string;
  readonly sentences: {
    readonly [Key in SentenceKeyOf<Id>]: string | ((rules: Pick<Ruleset, KeysOf<Id>>) => string);
  };
}

/** Questions as people put them, from which the search learns. */
export type AskedQuestions = { readonly [Id in TopicId]: readonly string[] };

export type JudgeTexts = { readonly [Id in TopicId]: TopicTexts<Id> };

/** The texts and the answers of the judge. */
export interface JudgeWords extends JudgeLabels {
  /** The situations in the order of a game. */
  readonly topics: readonly JudgeTopic[];
  /** The situations that families ask about most. */
  readonly common: readonly JudgeTopic[];
  /** The answer of a ruleset, sentence by sentence. */
  sentences(id: TopicId, ruleset: Ruleset): readonly string[];
  /** The answer of a ruleset with its grounds and the answers of the six rulesets. */
  answer(id: TopicId, ruleset: Ruleset): JudgeAnswer;
  /** The situations that answer a question best, at most three. An empty question matches all. */
  find(query: string): readonly TopicId[];
}

/** More answers than these hide the right one. */
const MOST_SHOWN = 3;

type AnySentences = Readonly<Record<string, string | ((rules: Ruleset) => string)>>;

export function makeJudge(labels: JudgeLabels, texts: JudgeTexts, questions: AskedQuestions): JudgeWords {
  const asked = new Map(TOPIC_IDS.map((id) => [id, [texts[id].question, ...questions[id]]] as const));
  const topicOf = (id: TopicId) => ({ id, part: TOPICS[id].part, question: texts[id].question });
  const sentences = (id: TopicId, ruleset: Ruleset) => sentencesOf(id, ruleset, texts[id].sentences);
  return {
    ...labels,
    topics: TOPIC_IDS.map(topicOf),
    sentences,
    answer: (id, ruleset) => ({ ...topicOf(id), ...answerOf(id, ruleset, sentences) }),
    common: COMMON_TOPICS.map(topicOf),
    find: makeSearch(asked, MOST_SHOWN),
  };
}

function sentencesOf(id: TopicId, ruleset: Ruleset, sentences: AnySentences): string[] {
  const rules = decidingKeys(id, ruleset);
  return sentenceKeysOf(id, ruleset).map((key) => {
    const sentence = sentences[key] ?? '';
    return typeof sentence === 'string' ? sentence : sentence(rules);
  });
}
