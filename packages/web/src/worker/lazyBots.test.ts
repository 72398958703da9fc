import { BOTS } from '@nain-jaune/bots';
import { QUICK_BOTS } from '@nain-jaune/bots/quick';
import {
  beginView,
  type GameView,
  legalMovesOf,
  parseCardText,
  RULESETS,
  seatAt,
  see,
  type ViewEvent,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { LANGUAGES, words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { LAZY_BOTS, OFFER, STAND_IN, seatedHere } from './lazyBots.ts';

test('every bot has a name in every language', () => {
  for (const language of LANGUAGES) {
    for (const bot of [...OFFER.characters, ...OFFER.levels]) {
      const { name, epithet } = words(language).botInWords(bot);
      expect(name).not.toBe(bot);
      expect(epithet === '').toBe(OFFER.levels.includes(bot));
    }
  }
});

test('an unknown bot is replaced by the stand-in, and a person stays', () => {
  expect(seatedHere({ name: 'Anne', bot: 'exec:python3 bot.py' })).toEqual({
    name: 'Anne',
    bot: STAND_IN.name,
  });
  expect(seatedHere({ name: 'Anne', bot: 'leonie' })).toEqual({ name: 'Anne', bot: 'leonie' });
  expect(seatedHere({ name: 'Anne', bot: null })).toEqual({ name: 'Anne', bot: null });
});

test('every bot has its pace before it is loaded', () => {
  expect(Object.keys(LAZY_BOTS)).toEqual(Object.keys(BOTS));
  for (const [name, bot] of Object.entries(BOTS))
    expect(LAZY_BOTS[name]).toMatchObject({ name, pace: 'pace' in bot ? bot.pace : 1 });
});

test('exactly the quick bots are loaded without the search', () => {
  const quick = Object.entries(BOTS).filter(([, bot]) => bot.consider === undefined);
  expect(Object.keys(QUICK_BOTS).sort()).toEqual(quick.map(([name]) => name).sort());
  for (const [name, bot] of quick) expect(QUICK_BOTS[name as keyof typeof QUICK_BOTS]).toBe(bot);
});

/** A quick bot, a character, and a bot that searches. */
const SOME = ['lowest', 'rosalie', 'expert'];
const asked = Object.entries(BOTS).filter(([name]) => inScope({ quick: SOME.includes(name), all: true }));

test.each(asked)('%s is loaded at its first move and plays like itself', async (name, bot) => {
  const view = leadsWith('2c 9s Kd');
  const legal = legalMovesOf(view);
  const thought = LAZY_BOTS[name]?.consider(view, legal, seededRandom(1));
  let step = thought?.next();
  let idle = 0;
  while (step?.done === false) {
    if (bot.consider === undefined && step.value === undefined) idle++;
    await step.value;
    step = thought?.next();
  }
  expect(idle).toBe(0);
  expect(step?.value).toEqual(bot.choose(view, legal, seededRandom(1)));
});

/** The view of the first of three seats, which is to lead. */
function leadsWith(hand: string): GameView {
  const cards = hand.split(' ').flatMap((text) => parseCardText(text) ?? []);
  const rules = RULESETS['lindor-1789'];
  const seat = seatAt(0);
  const events: ViewEvent[] = [
    { type: 'anted', seat, stakes: rules.honours.map(({ stake }) => stake) },
    { type: 'dealt', dealer: seatAt(2), sizes: [3, 3, 3], talon: 43 },
    { type: 'picked-up', cards },
    { type: 'turned', seat, leads: true, wanted: [] },
  ];
  return events.reduce(see, beginView(rules, 3, seat));
}
