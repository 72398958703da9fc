import type { TopicId } from '@nain-jaune/judge';

/** A question, and the situation that answers it. */
export type Questions = readonly (readonly [question: string, topic: TopicId])[];
