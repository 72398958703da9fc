/**
 * What the rules say of a situation at a table, and which source or reading says so.
 *
 * @module @nain-jaune/judge
 */
export { type Answer, answerOf, decidingKeys, type OtherAnswer, sentenceKeysOf } from './answer.ts';
export type { FactGround, Ground } from './grounds.ts';
export { handsByPlayers } from './playTopics.ts';
export {
  type Fact,
  JUDGE_PARTS,
  type JudgedKey,
  type JudgePart,
  kingsAmong,
  type Origin,
  READING_IDS,
  type ReadingId,
  SOURCE_IDS,
  type SourceId,
} from './topicPlan.ts';
export {
  COMMON_TOPICS,
  isTopicId,
  type KeysOf,
  type SentenceKeyOf,
  TOPIC_IDS,
  TOPICS,
  type TopicId,
} from './topics.ts';
