import { typesetGerman } from '../typeset.ts';
import { makeWords } from '../words.ts';
import { bots } from './de/bots.ts';
import { calls, cards } from './de/cards.ts';
import { home } from './de/home.ts';
import { app, interfaceWords } from './de/interface.ts';
import { play } from './de/play.ts';
import { rulesets } from './de/rulesets.ts';
import { events, refusals } from './de/sentences.ts';

export const de = makeWords(
  'de',
  {
    interface: interfaceWords,
    home,
    play,
    app,
    cards,
    bots,
    calls,
    events,
    refusals,
    rulesets,
    chapters: {
      book: async () => (await import('./de/book.ts')).book,
      house: async () => (await import('./de/house.ts')).house,
      scoreKeeper: async () => (await import('./de/scoreKeeper.ts')).scoreKeeper,
      coach: async () => (await import('./de/lesson.ts')).coach,
      lesson: async () => (await import('./de/lesson.ts')).lesson,
      postgame: async () => (await import('./de/postgame.ts')).postgame,
      laterHome: async () => (await import('./de/laterHome.ts')).laterHome,
      online: async () => (await import('./de/online.ts')).online,
      hand: async () => (await import('./de/hand.ts')).hand,
      judge: async () => (await import('./de/judge.ts')).judge,
      questionnaire: async () => (await import('./de/questionnaire.ts')).questionnaire,
      errors: async () => (await import('./de/errors.ts')).errors,
      review: async () => (await import('./de/review.ts')).review,
      print: async () => (await import('./de/print.ts')).print,
      party: async () => (await import('./de/party.ts')).party,
      daily: async () => (await import('./de/daily.ts')).daily,
      share: async () => (await import('./de/share.ts')).share,
      challenge: async () => (await import('./de/challenge.ts')).challenge,
      puzzles: async () => (await import('./de/puzzles.ts')).puzzles,
      analyse: async () => (await import('./de/analyse.ts')).analyse,
      evening: async () => (await import('./de/evening.ts')).evening,
      rules: async () => (await import('./de/rules.ts')).rules,
      setup: async () => (await import('./de/setup.ts')).setup,
    },
  },
  typesetGerman,
);
