/** What the rules say of a situation at the table, and which source or reading says so. It knows no words. */
export { type Answer, answerOf, decidingKeys, type OtherAnswer, sayingsOf } from './answer.ts';
export type { FactGround, Ground } from './grounds.ts';
export { type Origin, READING_IDS, type ReadingId, SOURCE_IDS, type SourceId } from './origins.ts';
export { bestMatches, type Findable, plainly } from './search.ts';
export {
  type Fact,
  handsByPlayers,
  isTopicId,
  JUDGE_PARTS,
  JUDGED,
  type JudgedKey,
  type JudgePart,
  type KeysOf,
  kingsAmong,
  type SayOf,
  TOPIC_IDS,
  type TopicId,
} from './topics.ts';
