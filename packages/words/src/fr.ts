import { bots } from './bots/fr.ts';
import { makeBotWords } from './bots.ts';
import { calls } from './calls/fr.ts';
import { makeCalls } from './calls.ts';
import { cards } from './cards/fr.ts';
import { errors } from './errors/fr.ts';
import { makeErrors } from './errors.ts';
import { fr as screen } from './interface/fr.ts';
import { review } from './review/fr.ts';
import { makeReview } from './review.ts';
import { rules } from './rules/fr.ts';
import { makeRuleWords } from './rules.ts';
import { events, refusals } from './sentences/fr.ts';
import { makeSentences } from './sentences.ts';
import { typesetAll, typesetFrench } from './typeset.ts';
import type { Words } from './words.ts';

/** Everything that is said in French. */
export const fr: Words = typesetAll<Words>(
  {
    language: 'fr',
    languageName: 'Français',
    interface: screen,
    review: makeReview(review),
    ...cards,
    ...makeBotWords(bots),
    ...makeCalls(calls),
    ...makeSentences(events, refusals),
    ...makeErrors(errors),
    ...makeRuleWords(rules),
  },
  typesetFrench,
);
