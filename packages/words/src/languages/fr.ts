import { makeBotWords } from '../botWords.ts';
import { makeCalls } from '../callWords.ts';
import { makeRulesetWords } from '../rulesetWords.ts';
import { makeSentences } from '../sentenceWords.ts';
import { typesetAll, typesetFrench } from '../typeset.ts';
import type { Words } from '../words.ts';
import { app } from './fr/app.ts';
import { bots } from './fr/bots.ts';
import { calls } from './fr/calls.ts';
import { cards } from './fr/cards.ts';
import { home } from './fr/home.ts';
import { fr as screen } from './fr/interface.ts';
import { play } from './fr/play.ts';
import { rulesets } from './fr/rulesets.ts';
import { events, refusals } from './fr/sentences.ts';

/** Everything that is said in French. */
export const fr: Words = typesetAll<Words>(
  {
    language: 'fr',
    languageName: 'Français',
    interface: screen,
    home,
    play,
    app,
    chapters: {
      book: async () => (await import('./fr/book.ts')).book,
      house: async () => (await import('./fr/house.ts')).house,
      keeper: async () => (await import('./fr/scoreKeeper.ts')).keeper,
      coach: async () => (await import('./fr/coach.ts')).coach,
      lesson: async () => (await import('./fr/lesson.ts')).lesson,
      after: async () => (await import('./fr/postgame.ts')).after,
      online: async () => (await import('./fr/online.ts')).online,
      judge: async () => (await import('./fr/judge.ts')).judge,
      choose: async () => (await import('./fr/questionnaire.ts')).choose,
      errors: async () => (await import('./fr/errors.ts')).errors,
      review: async () => (await import('./fr/review.ts')).review,
      print: async () => (await import('./fr/print.ts')).print,
      rules: async () => (await import('./fr/rules.ts')).rules,
    },
    ...cards,
    ...makeBotWords(bots),
    ...makeCalls(calls),
    ...makeSentences(events, refusals),
    ...makeRulesetWords(rulesets),
  },
  typesetFrench,
);
