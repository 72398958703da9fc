import { makeBotWords } from '../botWords.ts';
import { makeCalls } from '../callWords.ts';
import { makeRulesetWords } from '../rulesetWords.ts';
import { makeSentences } from '../sentenceWords.ts';
import { typesetAll } from '../typeset.ts';
import type { Words } from '../words.ts';
import { app } from './en/app.ts';
import { bots } from './en/bots.ts';
import { calls } from './en/calls.ts';
import { cards } from './en/cards.ts';
import { home } from './en/home.ts';
import { en as screen } from './en/interface.ts';
import { play } from './en/play.ts';
import { rulesets } from './en/rulesets.ts';
import { events, refusals } from './en/sentences.ts';

/** Everything that is said in English. */
export const en: Words = typesetAll<Words>({
  language: 'en',
  languageName: 'English',
  interface: screen,
  home,
  play,
  app,
  chapters: {
    book: async () => (await import('./en/book.ts')).book,
    house: async () => (await import('./en/house.ts')).house,
    keeper: async () => (await import('./en/scoreKeeper.ts')).keeper,
    coach: async () => (await import('./en/coach.ts')).coach,
    lesson: async () => (await import('./en/lesson.ts')).lesson,
    after: async () => (await import('./en/postgame.ts')).after,
    online: async () => (await import('./en/online.ts')).online,
    judge: async () => (await import('./en/judge.ts')).judge,
    choose: async () => (await import('./en/questionnaire.ts')).choose,
    errors: async () => (await import('./en/errors.ts')).errors,
    review: async () => (await import('./en/review.ts')).review,
    print: async () => (await import('./en/print.ts')).print,
    rules: async () => (await import('./en/rules.ts')).rules,
  },
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeRulesetWords(rulesets),
});
