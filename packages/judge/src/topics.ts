import { PLAY_TOPICS } from './playTopics.ts';
import { SCORING_TOPICS } from './scoringTopics.ts';
import { TABLE_TOPICS } from './tableTopics.ts';

/**
 * The situations at a table as families meet them, in the order of a game. Each reads only the keys that it names, so that
 * no answer goes beyond the rules.
 */
export const TOPICS = { ...PLAY_TOPICS, ...SCORING_TOPICS, ...TABLE_TOPICS } as const;

/** The name of a situation, which is part of its address. */
export type TopicId = keyof typeof TOPICS;

export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];

/** The situations that families ask about most, to be shown before anything is typed. */
export const COMMON_TOPICS: readonly TopicId[] = [
  'nobody-follows',
  'keep-back',
  'forgot-to-announce',
  'what-losers-pay',
];

export function isTopicId(text: string): text is TopicId {
  return Object.hasOwn(TOPICS, text);
}

/** The keys that decide a situation. */
export type KeysOf<Id extends TopicId> = (typeof TOPICS)[Id]['keys'][number];
/** The keys of the sentences that can answer a situation. */
export type SentenceKeyOf<Id extends TopicId> = ReturnType<(typeof TOPICS)[Id]['sentences']>[number];
