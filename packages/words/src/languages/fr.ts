import { typesetFrench } from '../typeset.ts';
import { makeWords } from '../words.ts';
import { bots } from './fr/bots.ts';
import { calls, cards } from './fr/cards.ts';
import { home } from './fr/home.ts';
import { app, interfaceWords } from './fr/interface.ts';
import { play } from './fr/play.ts';
import { rulesets } from './fr/rulesets.ts';
import { events, refusals } from './fr/sentences.ts';

export const fr = makeWords(
  'fr',
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
      book: async () => (await import('./fr/book.ts')).book,
      house: async () => (await import('./fr/house.ts')).house,
      scoreKeeper: async () => (await import('./fr/scoreKeeper.ts')).scoreKeeper,
      coach: async () => (await import('./fr/lesson.ts')).coach,
      lesson: async () => (await import('./fr/lesson.ts')).lesson,
      postgame: async () => (await import('./fr/postgame.ts')).postgame,
      laterHome: async () => (await import('./fr/laterHome.ts')).laterHome,
      online: async () => (await import('./fr/online.ts')).online,
      hand: async () => (await import('./fr/hand.ts')).hand,
      judge: async () => (await import('./fr/judge.ts')).judge,
      questionnaire: async () => (await import('./fr/questionnaire.ts')).questionnaire,
      errors: async () => (await import('./fr/errors.ts')).errors,
      review: async () => (await import('./fr/review.ts')).review,
      print: async () => (await import('./fr/print.ts')).print,
      party: async () => (await import('./fr/party.ts')).party,
      daily: async () => (await import('./fr/daily.ts')).daily,
      share: async () => (await import('./fr/share.ts')).share,
      challenge: async () => (await import('./fr/challenge.ts')).challenge,
      puzzles: async () => (await import('./fr/puzzles.ts')).puzzles,
      analyse: async () => (await import('./fr/analyse.ts')).analyse,
      evening: async () => (await import('./fr/evening.ts')).evening,
      rules: async () => (await import('./fr/rules.ts')).rules,
      setup: async () => (await import('./fr/setup.ts')).setup,
    },
  },
  typesetFrench,
);
