import { calls } from './calls/de.ts';
import { makeCalls } from './calls.ts';
import { cards } from './cards/de.ts';
import { errors } from './errors/de.ts';
import { makeErrors } from './errors.ts';
import { de as screen } from './interface/de.ts';
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
  ...cards,
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeErrors(errors),
  ...makeRuleWords(rules),
};
