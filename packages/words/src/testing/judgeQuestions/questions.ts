import type { TopicId } from '@nain-jaune/judge';

/**
 * A question, and the situations that answer it: more than one if they answer it as well.
 *
 * The last 60 of each language were written without sight of the keywords. The first 36 of these tuned the search, and the
 * misses of the last 24 were never looked at. But one author wrote the questions and then more keywords, some of them
 * for the last 24, so none of these measures how the search does with a stranger's question. On the last 24, with no words
 * that come from them, 50 to 63 % found their situation first and 79 % among three, about as before the tuning.
 */
export type Questions = readonly (readonly [question: string, ...topics: TopicId[]])[];
