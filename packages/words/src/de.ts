import { bots } from './bots/de.ts';
import { makeBotWords } from './bots.ts';
import { calls } from './calls/de.ts';
import { makeCalls } from './calls.ts';
import { cards } from './cards/de.ts';
import { errors } from './errors/de.ts';
import { makeErrors } from './errors.ts';
import { de as screen } from './interface/de.ts';
import { review } from './review/de.ts';
import { makeReview } from './review.ts';
import { rules } from './rules/de.ts';
import { makeRuleWords } from './rules.ts';
import { events, refusals } from './sentences/de.ts';
import { makeSentences } from './sentences.ts';
import type { Words } from './words.ts';

/** Everything that is said in German. */
export const de: Words = {
  language: 'de',
  languageName: 'Deutsch',
  interface: screen,
  review: makeReview(review),
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeErrors(errors),
  ...makeRuleWords(rules),
};
