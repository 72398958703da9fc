import { app } from '../app/de.ts';
import { bots } from '../bots/de.ts';
import { makeBotWords } from '../bots.ts';
import { calls } from '../calls/de.ts';
import { makeCalls } from '../calls.ts';
import { cards } from '../cards/de.ts';
import { home } from '../home/de.ts';
import { de as screen } from '../interface/de.ts';
import { play } from '../play/de.ts';
import { rulesets } from '../rulesets/de.ts';
import { makeRulesetWords } from '../rulesets.ts';
import { events, refusals } from '../sentences/de.ts';
import { makeSentences } from '../sentences.ts';
import { typesetAll } from '../typeset.ts';
import type { Words } from '../words.ts';

/** Everything that is said in German. */
export const de: Words = typesetAll<Words>({
  language: 'de',
  languageName: 'Deutsch',
  interface: screen,
  home,
  play,
  app,
  chapters: {
    book: async () => (await import('../book/de.ts')).book,
    house: async () => (await import('../house/de.ts')).house,
    keeper: async () => (await import('../keeper/de.ts')).keeper,
    coach: async () => (await import('../coach/de.ts')).coach,
    lesson: async () => (await import('../lesson/de.ts')).lesson,
    after: async () => (await import('../after/de.ts')).after,
    online: async () => (await import('../online/de.ts')).online,
    judge: async () => (await import('../judge/de.ts')).judge,
    choose: async () => (await import('../choose/de.ts')).choose,
    errors: async () => (await import('../errors/de.ts')).errors,
    review: async () => (await import('../review/de.ts')).review,
    print: async () => (await import('../print/de.ts')).print,
    rules: async () => (await import('../rules/de.ts')).rules,
  },
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeRulesetWords(rulesets),
});
