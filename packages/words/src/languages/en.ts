import { app } from '../app/en.ts';
import { bots } from '../bots/en.ts';
import { makeBotWords } from '../bots.ts';
import { calls } from '../calls/en.ts';
import { makeCalls } from '../calls.ts';
import { cards } from '../cards/en.ts';
import { home } from '../home/en.ts';
import { en as screen } from '../interface/en.ts';
import { play } from '../play/en.ts';
import { rulesets } from '../rulesets/en.ts';
import { makeRulesetWords } from '../rulesets.ts';
import { events, refusals } from '../sentences/en.ts';
import { makeSentences } from '../sentences.ts';
import { typesetAll } from '../typeset.ts';
import type { Words } from '../words.ts';

/** Everything that is said in English. */
export const en: Words = typesetAll<Words>({
  language: 'en',
  languageName: 'English',
  interface: screen,
  home,
  play,
  app,
  chapters: {
    book: async () => (await import('../book/en.ts')).book,
    house: async () => (await import('../house/en.ts')).house,
    keeper: async () => (await import('../keeper/en.ts')).keeper,
    coach: async () => (await import('../coach/en.ts')).coach,
    lesson: async () => (await import('../lesson/en.ts')).lesson,
    after: async () => (await import('../after/en.ts')).after,
    online: async () => (await import('../online/en.ts')).online,
    judge: async () => (await import('../judge/en.ts')).judge,
    choose: async () => (await import('../choose/en.ts')).choose,
    errors: async () => (await import('../errors/en.ts')).errors,
    review: async () => (await import('../review/en.ts')).review,
    print: async () => (await import('../print/en.ts')).print,
    rules: async () => (await import('../rules/en.ts')).rules,
  },
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeRulesetWords(rulesets),
});
