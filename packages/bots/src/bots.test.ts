import {
  checkRecord,
  type GameView,
  lay,
  makeRecord,
  moveText,
  RULESET_IDS,
  RULESETS,
  seatAt,
  seatsOf,
} from '@nain-jaune/engine';
import { seededRandom, shuffled, shuffledPack } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, BOTS, type Bot, isBotName } from './index.ts';
import { cardsIn, choice, viewOf } from './testing/decision.ts';
import { SeenGame } from './testing/game.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/** The move of a bot for the seat to move. */
function moveIn(seen: SeenGame, bot: Bot, random = seededRandom('move')) {
  return bot.choose(seen.views[seen.toMove ?? -1] as GameView, seen.legal, random);
}

describe('every bot', () => {
  test('is known by its own name', () => {
    for (const name of BOT_NAMES) expect(BOTS[name].name).toBe(name);
    expect(BOT_NAMES.every(isBotName)).toBe(true);
    expect(['Random', '', 'toString', 'clairvoyant', 'solver'].some(isBotName)).toBe(false);
  });

  test.each(BOT_NAMES)('%s leaves the view and the legal moves as they were', (name) => {
    const view = viewOf({ rules: 'lindor-1789', hand: '2c 7d 9s' });
    const legal = Object.freeze(cardsIn('9s 2c').map((card) => Object.freeze(lay(card))));
    const before = JSON.stringify(view);
    BOTS[name].choose(view, legal, seededRandom(1));
    expect(JSON.stringify(view)).toBe(before);
  });

  test.each(BOT_NAMES)('%s moves alike in equal views, whatever cards the others hold', (name) => {
    for (const seed of seeds(60)) {
      const [one, other] = sameHandElsewhereOther(`${name} ${seed}`);
      expect(one.views[0]).toEqual(other.views[0]);
      expect(one.views[1]).not.toEqual(other.views[1]);
      expect(moveText(moveIn(one, BOTS[name]))).toBe(moveText(moveIn(other, BOTS[name])));
    }
  });
});

/** Two deals in which seat 0 leads from the same hand, while the other hands and the talon differ. */
function sameHandElsewhereOther(seed: string): [SeenGame, SeenGame] {
  const random = seededRandom(seed);
  const pack = shuffledPack(random);
  const one = new SeenGame(RULESETS['lindor-1789'], 4, seatAt(3));
  one.deal(pack);
  const own = new Set(one.views[0]?.deal?.hand);
  const others = shuffled(
    pack.filter((card) => !own.has(card)),
    random,
  );
  const other = new SeenGame(RULESETS['lindor-1789'], 4, seatAt(3));
  other.deal(pack.map((card) => (own.has(card) ? card : (others.pop() ?? card))));
  return [one, other];
}

describe('the random bot', () => {
  test('chooses each legal move now and then, a pass with the wanted card in hand too', () => {
    const decision = { rules: 'lindor-1789', hand: '6c 6d 7d', wanted: '6c 6d 6h 6s' };
    const chosen = new Set(seeds(100).map((seed) => choice(BOTS.random, { ...decision, seed })));
    expect([...chosen].sort()).toEqual(['-', '6c', '6d']);
  });

  test('forgets to announce now and then', () => {
    const chosen = new Set(
      seeds(50).map((seed) => choice(BOTS.random, { rules: 'lindor-1789', hand: '7d', seed })),
    );
    expect([...chosen].sort()).toEqual(['7d', '7d!']);
  });
});

const games = RULESET_IDS.flatMap((id) =>
  BOT_NAMES.flatMap((name) => RULESETS[id].players.map((players) => ({ id, name, players }))),
);

test.each(games)('$name plays whole deals of $id by $players and breaks no rule', ({ id, name, players }) => {
  const random = seededRandom(`${id} ${name} ${players}`);
  const seen = new SeenGame(RULESETS[id], players);
  for (let deals = 0; deals < 5 && seen.game.ended === null; deals++) {
    seen.deal(shuffledPack(random));
    while (seen.toMove !== null) seen.play(moveIn(seen, BOTS[name], random));
  }
  const record = makeRecord(
    seen.game,
    seatsOf(players).map((seat) => ({ name: `Bot ${seat}`, bot: name })),
  );
  expect(checkRecord(record)).toEqual([]);
});
