import { parseCardText, seatAt, type ViewEvent } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { SCORES, soundsOf } from './soundScores.ts';

const you = seatAt(0);
const laid: ViewEvent = {
  type: 'laid',
  seat: you,
  card: parseCardText('Qs')!,
  announced: false,
  standsFor: null,
  led: false,
};

it('plays each sound of a move once, in order', () => {
  const paid = { type: 'paid', reason: 'hoc', to: you, owed: 1, counters: 1 } as const;
  const events: ViewEvent[] = [laid, { ...paid, from: seatAt(1) }, { ...paid, from: seatAt(2) }];
  expect(soundsOf(events, you, false)).toEqual(['card', 'hoc']);
});

it('has a sound for an own honour that was not announced', () => {
  const missed: ViewEvent = { type: 'missed', seat: you, box: 2 };
  expect(soundsOf([laid, missed], you, false)).toEqual(['card', 'missed']);
  expect(soundsOf([laid, missed], seatAt(1), false)).toEqual(['card']);
});

it('plays only important sounds at the quick pace', () => {
  const ended: ViewEvent = { type: 'ended', winner: you, opera: false };
  expect(soundsOf([laid, ended], you, true)).toEqual(['win']);
  expect(soundsOf([laid, ended], seatAt(1), true)).toEqual(['loss']);
});

it('has a neutral sound for spectators when somebody goes out, and a fanfare for an opera', () => {
  const ended: ViewEvent = { type: 'ended', winner: you, opera: false };
  expect(soundsOf([ended], null, true)).toEqual(['out']);
  expect(soundsOf([{ ...ended, opera: true }], null, true)).toEqual(['opera']);
  expect(soundsOf([{ ...ended, opera: true }], you, true)).toEqual(['opera']);
  expect(soundsOf([{ ...ended, opera: true }], seatAt(1), true)).toEqual(['loss']);
});

it('plays dealing once for the cards of the table and the own hand', () => {
  const dealt: ViewEvent = { type: 'dealt', dealer: you, sizes: [12, 12, 12], talon: 16 };
  expect(soundsOf([dealt, { type: 'picked-up', cards: [] }], you, false)).toEqual(['deal']);
});

it('has no sound that lasts longer than a second', () => {
  for (const score of Object.values(SCORES))
    expect(Math.max(...score.map(({ at, lasts }) => at + lasts))).toBeLessThan(1);
});
