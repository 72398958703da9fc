import { makeBotWords } from '../botWords.ts';
import { makeCalls } from '../callWords.ts';
import { makeRulesetWords } from '../rulesetWords.ts';
import { makeSentences } from '../sentenceWords.ts';
import { typesetAll } from '../typeset.ts';
import type { Words } from '../words.ts';
import { app } from './de/app.ts';
import { bots } from './de/bots.ts';
import { calls } from './de/calls.ts';
import { cards } from './de/cards.ts';
import { home } from './de/home.ts';
import { de as screen } from './de/interface.ts';
import { play } from './de/play.ts';
import { rulesets } from './de/rulesets.ts';
import { events, refusals } from './de/sentences.ts';

/** Everything that is said in German. */
export const de: Words = typesetAll<Words>({
  language: 'de',
  languageName: 'Deutsch',
  interface: screen,
  home,
  play,
  app,
  chapters: {
    book: async () => (await import('./de/book.ts')).book,
    house: async () => (await import('./de/house.ts')).house,
    keeper: async () => (await import('./de/scoreKeeper.ts')).keeper,
    coach: async () => (await import('./de/coach.ts')).coach,
    lesson: async () => (await import('./de/lesson.ts')).lesson,
    after: async () => (await import('./de/postgame.ts')).after,
    online: async () => (await import('./de/online.ts')).online,
    judge: async () => (await import('./de/judge.ts')).judge,
    choose: async () => (await import('./de/questionnaire.ts')).choose,
    errors: async () => (await import('./de/errors.ts')).errors,
    review: async () => (await import('./de/review.ts')).review,
    print: async () => (await import('./de/print.ts')).print,
    rules: async () => (await import('./de/rules.ts')).rules,
  },
  ...cards,
  ...makeBotWords(bots),
  ...makeCalls(calls),
  ...makeSentences(events, refusals),
  ...makeRulesetWords(rulesets),
});
