import { app } from './app/en.ts';
import { bots } from './bots/en.ts';
import { makeBotWords } from './bots.ts';
import { calls } from './calls/en.ts';
import { makeCalls } from './calls.ts';
import { cards } from './cards/en.ts';
import { errors } from './errors/en.ts';
import { makeErrors } from './errors.ts';
import { home } from './home/en.ts';
import { en as screen } from './interface/en.ts';
import { play } from './play/en.ts';
import { review } from './review/en.ts';
import { makeReview } from './review.ts';
import { rules } from './rules/en.ts';
import { makeRuleWords } from './rules.ts';
import { events, refusals } from './sentences/en.ts';
import { makeSentences } from './sentences.ts';
import type { Words } from './words.ts';

/** Everything that is said in English. */
export const en: Words = {
  language: 'en',
  interface: screen,
  review: makeReview(review),
  home,
  play,
  app,
  chapters: {
    book: async () => (await import('./book/en.ts')).book,
    house: async () => (await import('./house/en.ts')).house,
    lesson: async () => (await import('./lesson/en.ts')).lesson,
    after: async () => (await import('./after/en.ts')).after,
  },
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeErrors(errors),
  ...makeRuleWords(rules),
};
