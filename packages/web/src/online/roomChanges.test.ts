import { RULESETS } from '@nain-jaune/engine';
import type { Company, Person } from '@nain-jaune/protocol/online';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const ANNE: Person = { id: 1, name: 'Anne', here: true, away: false, ready: false, muted: false };
const BASILE: Person = { ...ANNE, id: 2, name: 'Basile' };

const COMPANY: Company = {
  code: 'bado-miku-ze',
  phase: 'gathering',
  settings: { rules: RULESETS['famille'], players: 4, clock: 'none', open: false, freeText: false },
  host: 1,
  people: [ANNE, BASILE],
  seats: [{ type: 'person', person: 1 }, { type: 'free' }, { type: 'free' }, { type: 'free' }],
  watchers: 0,
  games: 0,
  promise: null,
  startsIn: null,
  dealsIn: null,
};

/** What Anne is told when the company changes like that. */
function told(changes: Partial<Company>, before: Partial<Company> = {}) {
  return changesBetween({ ...COMPANY, ...before }, { ...COMPANY, ...before, ...changes }, 1);
}

test('who comes and who leaves is told, but for what one does oneself', () => {
  const clara = { ...ANNE, id: 3, name: 'Clara' };
  expect(told({ people: [ANNE, BASILE, clara] })).toEqual([{ what: 'came', person: clara }]);
  expect(told({ people: [ANNE] })).toEqual([{ what: 'left', person: BASILE }]);
  expect(told({ people: [BASILE] })).toEqual([]);
});

test('a connection that is gone for a moment is not told; that a bot plays instead is, and that he is back', () => {
  const gone = { ...BASILE, here: false };
  const away = { ...gone, away: true };
  expect(told({ people: [ANNE, gone] })).toEqual([]);
  expect(told({ people: [ANNE, away] })).toEqual([{ what: 'away', person: away }]);
  expect(told({ people: [ANNE, BASILE] }, { people: [ANNE, away] })).toEqual([
    { what: 'back', person: BASILE },
  ]);
});

test('who is ready is told, and that nobody is any more when a game begins is not', () => {
  const ready = { ...BASILE, ready: true };
  expect(told({ people: [ANNE, ready] })).toEqual([{ what: 'ready', person: ready }]);
  expect(told({ phase: 'playing', games: 1 }, { people: [ANNE, ready] })).toEqual([
    { what: 'gameBegins', game: 1 },
  ]);
});

test('who takes a seat, changes it or stands up is told once', () => {
  const onTwo = [
    { type: 'free' },
    { type: 'person', person: 2 },
    { type: 'free' },
    { type: 'free' },
  ] as const;
  const onThree = [
    { type: 'free' },
    { type: 'free' },
    { type: 'person', person: 2 },
    { type: 'free' },
  ] as const;
  const nobody = [{ type: 'free' }, { type: 'free' }, { type: 'free' }, { type: 'free' }] as const;
  expect(told({ seats: onTwo }, { seats: nobody })).toEqual([{ what: 'sat', person: BASILE, seat: 2 }]);
  expect(told({ seats: onThree }, { seats: onTwo })).toEqual([{ what: 'sat', person: BASILE, seat: 3 }]);
  expect(told({ seats: nobody }, { seats: onTwo })).toEqual([{ what: 'stood', person: BASILE }]);
});

test('a bot on a seat, and a new host, are told', () => {
  const bot = { type: 'bot', bot: 'rosalie' } as const;
  expect(told({ seats: [...COMPANY.seats.slice(0, 3), bot] })).toEqual([
    { what: 'botSat', bot: 'rosalie', seat: 4 },
  ]);
  expect(told({ host: 2 })).toEqual([{ what: 'host', person: BASILE }]);
});
