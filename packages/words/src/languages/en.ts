import { makeWords } from '../words.ts';
import { bots } from './en/bots.ts';
import { calls, cards } from './en/cards.ts';
import { home } from './en/home.ts';
import { app, interfaceWords } from './en/interface.ts';
import { play } from './en/play.ts';
import { rulesets } from './en/rulesets.ts';
import { events, refusals } from './en/sentences.ts';

export const en = makeWords('en', {
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
    book: async () => (await import('./en/book.ts')).book,
    house: async () => (await import('./en/house.ts')).house,
    scoreKeeper: async () => (await import('./en/scoreKeeper.ts')).scoreKeeper,
    coach: async () => (await import('./en/lesson.ts')).coach,
    lesson: async () => (await import('./en/lesson.ts')).lesson,
    postgame: async () => (await import('./en/postgame.ts')).postgame,
    laterHome: async () => (await import('./en/laterHome.ts')).laterHome,
    online: async () => (await import('./en/online.ts')).online,
    hand: async () => (await import('./en/hand.ts')).hand,
    judge: async () => (await import('./en/judge.ts')).judge,
    questionnaire: async () => (await import('./en/questionnaire.ts')).questionnaire,
    errors: async () => (await import('./en/errors.ts')).errors,
    review: async () => (await import('./en/review.ts')).review,
    print: async () => (await import('./en/print.ts')).print,
    party: async () => (await import('./en/party.ts')).party,
    daily: async () => (await import('./en/daily.ts')).daily,
    share: async () => (await import('./en/share.ts')).share,
    challenge: async () => (await import('./en/challenge.ts')).challenge,
    puzzles: async () => (await import('./en/puzzles.ts')).puzzles,
    analyse: async () => (await import('./en/analyse.ts')).analyse,
    evening: async () => (await import('./en/evening.ts')).evening,
    rules: async () => (await import('./en/rules.ts')).rules,
    setup: async () => (await import('./en/setup.ts')).setup,
  },
});
