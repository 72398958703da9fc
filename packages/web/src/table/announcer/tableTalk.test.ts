import { type GameEvent, RULESETS, seatAt } from '@nain-jaune/engine';
import { card } from '@nain-jaune/engine/testing';
import { type Context, words } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { keepKnown, lastSaid, talkLineText, talkOf } from './tableTalk.ts';

const LINDOR = RULESETS['lindor-1789'];
const laid = (seat: number, text: string, announced = false): GameEvent => ({
  type: 'laid',
  seat: seatAt(seat),
  card: card(text),
  announced,
  standsFor: null,
  led: false,
});
const passed = (seat: number, text: string): GameEvent => ({
  type: 'passed',
  seat: seatAt(seat),
  wanted: [card(text)],
});
const turned = (seat: number): GameEvent => ({
  type: 'turned',
  seat: seatAt(seat),
  leads: false,
  wanted: [card('8c')],
});

const context: Context = { names: ['Anne', 'Basile'], rules: RULESETS['lindor-1789'], you: seatAt(1) };
const told = (events: readonly GameEvent[]) =>
  talkOf(events).map((line) => talkLineText(line, words('fr'), context));

it('has one line for a turn of any number of cards', () => {
  expect(told([laid(0, '5c'), laid(0, '6h'), laid(0, '7s'), passed(0, '8c'), turned(1)])).toEqual([
    'Anne\u00a0: 5, 6, 7, sans 8',
  ]);
});

it('addresses the own seat', () => {
  expect(told([passed(1, '8c')])).toEqual(['Vous\u00a0: sans 8']);
});

it('has the effects of a card after the line of the turn', () => {
  const swept: GameEvent = { type: 'swept', seat: seatAt(0), box: 2, counters: 12, opera: false };
  const lines = talkOf([laid(0, 'Qs', true), swept, laid(0, 'Kd'), turned(1)]);
  expect(lines.map((line) => line.type)).toEqual(['turn', 'happening']);
  expect(lines[0]).toMatchObject({ over: true, said: { length: 2 } });
});

it('has an unfinished turn as not over', () => {
  expect(talkOf([laid(0, '5c'), turned(0)])[0]).toMatchObject({ over: false });
});

it('reuses the objects of unchanged turns', () => {
  const events = [laid(0, '5c'), passed(0, '6c'), laid(1, '6h')];
  const before = lastSaid(events, 2, LINDOR);
  const after = keepKnown(before, lastSaid([...events, laid(1, '7h')], 2, LINDOR));
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.said).toHaveLength(2);
  const nextDeal = keepKnown(before, lastSaid([laid(0, '5c'), passed(0, '6c')], 2, LINDOR));
  expect(nextDeal[0]).not.toBe(before[0]);
  expect(nextDeal[1]).toBeUndefined();
});

it('has “Hoc!” of the last player when the run stalls, by the rules of 1760', () => {
  const events: GameEvent[] = [
    laid(0, '5c'),
    passed(0, '6c'),
    passed(1, '6c'),
    { type: 'stalled', seat: seatAt(0) },
  ];
  expect(lastSaid(events, 2, RULESETS['avantcoureur-1760'])[0]?.said).toEqual(events.slice(3));
  expect(lastSaid(events, 2, LINDOR)[0]?.said).toEqual(events.slice(0, 2));
});
