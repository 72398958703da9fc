import { bots } from './bots/en.ts';
import { makeBotWords } from './bots.ts';
import { calls } from './calls/en.ts';
import { makeCalls } from './calls.ts';
import { cards } from './cards/en.ts';
import { errors } from './errors/en.ts';
import { makeErrors } from './errors.ts';
import { en as screen } from './interface/en.ts';
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
  languageName: 'English',
  interface: screen,
  review: makeReview(review),
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeErrors(errors),
  ...makeRuleWords(rules),
};
