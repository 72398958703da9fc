import {
  beginView,
  type GameEvent,
  type GameView,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
  see,
} from '@nain-jaune/engine';
import { card, randomGame } from '@nain-jaune/engine/testing';
import { LANGUAGES, type Language, words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { boardSpeech } from './boardSpeech.ts';

const NAMES = ['Anne', 'Paul', 'Léa', 'Hugo', 'Zoé', 'Max', 'Ida', 'Tom'];
const anne = seatAt(0);
const paul = seatAt(1);
const DEALT: GameEvent[] = [
  { type: 'anted', seat: anne, stakes: [1, 1, 1, 1, 1] },
  { type: 'dealt', dealer: anne, sizes: [9, 9, 9], talon: 25 },
  { type: 'turned', seat: paul, leads: true, wanted: [] },
];

async function tableOf(language: Language, view: GameView) {
  const context = { names: NAMES, rules: view.rules, you: null };
  return { view, context, words: words(language), evening: await words(language).chapters.evening() };
}

/** What a board says about the last events of a deal, in English. */
async function said(events: readonly GameEvent[], rules: Ruleset = RULESETS.famille) {
  const view = [...DEALT, ...events].reduce(see, beginView(rules, 3, null));
  return boardSpeech(events, await tableOf('en', view));
}

function laid(text: string, announced = false): GameEvent {
  return { type: 'laid', seat: paul, card: card(text), announced, standsFor: null, led: false };
}

test('calls of one move are one text', async () => {
  const passed: GameEvent = { type: 'passed', seat: paul, wanted: [card('7c')] };
  expect(await said([laid('5h'), laid('6s'), passed])).toEqual([
    { text: '5, 6, without 7', important: false },
  ]);
});

test('a sweep names the player in place of the call', async () => {
  const { honours } = RULESETS.famille;
  const box = honours.findIndex((honour) => honour.card === 'Kh');
  const swept: GameEvent = { type: 'swept', seat: paul, box, counters: 12, opera: false };
  expect(await said([laid('Qh'), laid('Kh'), swept])).toEqual([
    { text: 'Queen, Paul takes the king: 12.', important: true },
  ]);
});

test('a hoc is called after the sweep that comes with it', async () => {
  const rules = RULESETS['avantcoureur-1760'];
  const box = rules.honours.findIndex((honour) => honour.card === 'Kh');
  const swept: GameEvent = { type: 'swept', seat: paul, box, counters: 3, opera: false };
  const paid: GameEvent = { type: 'paid', reason: 'hoc', from: anne, to: paul, owed: 1, counters: 1 };
  expect(await said([laid('Kh', true), swept, paid], rules)).toEqual([
    { text: 'Paul takes the king: 3. Hoc!', important: true },
  ]);
});

test('an honour that was not announced is only called', async () => {
  const missed: GameEvent = { type: 'missed', seat: paul, box: 3 };
  expect(await said([laid('Qs'), missed], RULESETS['lindor-1789'])).toEqual([
    { text: 'Queen', important: false },
  ]);
});

test('the end of a deal and of the game is said by name', async () => {
  const ended: GameEvent = { type: 'ended', winner: paul, opera: false };
  const over: GameEvent = { type: 'game-ended', reason: 'deals', winners: [paul] };
  const [spoken] = await said([laid('5h'), ended, over]);
  expect(spoken).toMatchObject({ important: true });
  expect(spoken?.text).toMatch(/^5, Paul goes out\. Game over: .*Paul wins\.$/);
});

test('an opera says what all boxes held', async () => {
  const ended: GameEvent = { type: 'ended', winner: paul, opera: true };
  const swept = [0, 1].map(
    (box): GameEvent => ({ type: 'swept', seat: paul, box, counters: 10, opera: true }),
  );
  expect((await said([ended, ...swept]))[0]?.text).toBe('Opera! Paul takes every box: 20.');
  expect((await said([ended]))[0]?.text).toBe('Opera! Paul goes out.');
});

test('a new deal says who starts', async () => {
  const view = DEALT.reduce(see, beginView(RULESETS.famille, 3, null));
  const [spoken] = boardSpeech(DEALT, await tableOf('en', view));
  expect(spoken?.text).toMatch(/Anne .*deal.*\. Paul leads/);
});

test.each(LANGUAGES)('every move of random games is said once, without a gap, in %s', async (language) => {
  let starts = 0;
  for (const id of RULESET_IDS) {
    const players = RULESETS[id].players[0]!;
    const { events } = randomGame(RULESETS[id], players, id, { deals: 2 });
    let view = beginView(RULESETS[id], players, null);
    const table = await tableOf(language, view);
    for (const event of events) {
      view = see(view, event);
      const spoken = boardSpeech([event], { ...table, view });
      expect(spoken.length).toBeLessThanOrEqual(1);
      if (event.type === 'turned') starts += spoken.length;
      for (const { text } of spoken) expect(text).not.toMatch(/undefined|NaN|[♠♥♦♣]|^$| {2}/);
      if (event.type === 'ended') expect(spoken[0]?.important).toBe(true);
    }
  }
  expect(starts).toBe(2 * RULESET_IDS.length);
});
