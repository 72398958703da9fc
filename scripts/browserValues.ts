import type { SavedKey } from '../packages/web/src/app/browser/savedKeys.ts';

const CODE = 'bado-miku-ze';
const POSITION = 'lindor-1789 0 3 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4';
const DAY = { best: 26, exact: true, sent: 'taken', attempt: '0f3c5a7e9b1d2c4f6a8e0b2d4f6a8c0e' };

/** An example of each value that the page keeps in `localStorage`, with no value that is the default. */
export const BROWSER_VALUES: Readonly<Record<SavedKey, object>> = {
  analysis: { text: `${POSITION} .\n5d (9c -) -`, route: [1, 0] },
  board: { flat: true },
  boards: { list: [{ code: CODE, token: 'token-of-the-board' }] },
  'challenges-entered': { list: ['key-of-a-challenge', 'key-of-another'] },
  'daily-days': {
    list: [
      { date: '2026-11-28', game: 'game', begun: '2026-11-28', result: 12, expert: 16, ...DAY },
      { date: '2026-11-27', game: 'open', begun: '2026-11-28', result: null, expert: null, ...DAY },
    ],
  },
  'daily-mark': { date: '2026-11-28', streak: 3 },
  hand: { vibrates: false, flashes: true, covers: false, asksTilt: true, knowsSleep: true, table: CODE },
  'house-rules': { list: [{ name: 'Chez Mémé', text: 'famille~continuing=optional' }] },
  'kept-games': { some: true },
  lesson: { step: 3 },
  'new-evening': {
    rules: 'gelber-zwerg~payment=cards',
    players: 5,
    names: ['Anne', 'Zoé', 'Jörg', 'Ninon', 'Basile', '', '', ''],
    counters: 'physical',
  },
  'new-game': {
    ruleset: 'lindor-1789',
    house: 'lindor-1789~counters=50',
    players: 3,
    deals: 5,
    seats: [
      { who: 'p-1', name: '' },
      { who: null, name: 'Zoé' },
      { who: 'hector', name: '' },
    ],
  },
  'online-hidden': { list: [{ code: CODE, member: 2 }] },
  'online-places': { list: [{ code: CODE, token: 'token-of-a-member' }] },
  'online-promises': {
    list: [{ code: CODE, game: 1, deal: 2, gameId: 'game', commitment: 'a1b2', number: '42', isTaken: true }],
  },
  'online-terms': { clock: 'quick', open: true, freeText: true, spectators: false },
  preferences: {
    language: 'de',
    pace: 'fast',
    theme: 'dark',
    look: '1760',
    deck: 'four',
    courts: 'paris',
    indices: 'fr',
    forced: 'ask',
    singleKeys: false,
    sounds: false,
    voice: true,
    tips: true,
    steps: 2,
    name: 'Zoé',
    face: 'fox',
  },
  print: { paper: 'letter', pages: 4, look: 'outline', players: 4, withRules: false, language: 'fr' },
  profiles: {
    people: [
      { id: 'p-1', name: 'Anne', face: 'fox' },
      { id: 'p-2', name: 'Zoé', face: null },
    ],
  },
  'puzzle-filter': { theme: 'lead', difficulty: 'hard', own: true },
  puzzles: {
    first: { 'own-a': true, b: false },
    mu: 31.5,
    sigma: 6.25,
    streak: 1,
    bestStreak: 4,
    themes: { lead: { right: 1, wrong: 1 } },
  },
  'sound-board': { sounds: false, voice: false },
  'sound-hand': { sounds: true, voice: true },
};
