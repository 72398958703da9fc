import {
  checkRecord,
  dealPack,
  handsOf,
  lay,
  makeRecord,
  moveText,
  PACK,
  RULESET_IDS,
  RULESETS,
  sampleDeal,
  seatsOf,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { cards, inScope, pairwise } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, BOTS, type Bot, type BotName, isBotName } from './index.ts';
import { choice, viewOf } from './testing/decision.ts';
import { dealtGame } from './testing/game.ts';
import { handsAtFirst, type Moment, momentIn, momentOf } from './testing/moment.ts';

const EVERY = inScope({ quick: 4, all: 1 });

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('every bot', () => {
  test('is known by its own name', () => {
    for (const name of BOT_NAMES) expect(BOTS[name].name).toBe(name);
    expect(BOT_NAMES.every(isBotName)).toBe(true);
    expect(['Random', '', 'toString', 'clairvoyant', 'solver'].some(isBotName)).toBe(false);
  });

  test.each(BOT_NAMES)('%s leaves the view and the legal moves as they were', (name) => {
    const view = viewOf({ rules: 'lindor-1789', hand: '2c 7d 9s' });
    const legal = Object.freeze(cards('9s 2c').map((card) => Object.freeze(lay(card))));
    const before = JSON.stringify(view);
    BOTS[name].choose(view, legal, seededRandom(1));
    expect(JSON.stringify(view)).toBe(before);
  });

  test.each(BOT_NAMES)('%s moves alike in equal views, for all cards that the others may hold', (name) => {
    for (const moment of moments.filter((_, index) => index % (strideOf(name) * EVERY) === 0)) {
      const other = hiddenElsewhere(moment);
      expect(other.view).toEqual(moment.view);
      expect(other.legal).toEqual(moment.legal);
      const [one, two] = [moment, other].map(({ view, legal }) =>
        moveText(BOTS[name].choose(view, legal, seededRandom(name))),
      );
      expect(two).toBe(one);
    }
  });

  test('is asked so where the hidden cards really lie elsewhere', () => {
    const others = moments.filter((moment) => {
      return JSON.stringify(handsOf(hiddenElsewhere(moment))) !== JSON.stringify(handsOf(moment));
    });
    expect(others.length).toBeGreaterThan(0.9 * moments.length);
  });
});

/** Decisions at the first lead and in the middle of deals of every ruleset, by its fewest and its most players. */
const moments: readonly Moment[] = [0, 9, 30].flatMap((moves) =>
  RULESET_IDS.flatMap((id) => {
    const { players } = RULESETS[id];
    return [players[0]!, players.at(-1)!].map((many) => momentIn(RULESETS[id], many, moves + many, moves));
  }),
);

/** A bot that thinks is asked at fewer of them, and the master, which thinks long, at hardly any. */
function strideOf(name: BotName): number {
  if (name === 'master') return 13;
  return BOTS[name].consider === undefined ? 1 : 5;
}

/** The same decision, come to by the same moves, with the cards that its seat does not see lying elsewhere. */
function hiddenElsewhere({ deal, seat, view, seed }: Moment): Moment {
  const sampled = sampleDeal(view, seededRandom(`elsewhere ${seed}`));
  const { rules, setup } = deal;
  // Dealing the pack in order shows which of its places goes to which hand.
  const order = dealPack(rules, setup.dealer, PACK);
  const pack = [...PACK];
  const hands = handsAtFirst(view, sampled);
  hands[seat] = [...setup.hands[seat]!];
  [...hands, sampled.talon].forEach((cards, place) => {
    const at = order.hands[place] ?? order.talon;
    for (const [index, card] of cards.entries()) pack[at[index]!] = card;
  });
  const driver = dealtGame(rules.ruleset, rules.players, pack, setup.dealer);
  for (const move of deal.moves) driver.makeMove(move);
  return momentOf(driver, seed)!;
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
  BOT_NAMES.flatMap((name) => {
    const { players } = RULESETS[id];
    // A bot that thinks plays in the smallest company alone.
    const companies = BOTS[name].consider === undefined ? players : players.slice(0, 1);
    return companies.map((many) => ({ id, name, players: many }));
  }),
);

test.each(inScope({ all: games, quick: pairwise(games.filter(({ name }) => name !== 'master')) }))(
  '$name plays whole deals of $id by $players and breaks no rule',
  ({ id, name, players }) => {
    const random = seededRandom(`${id} ${name} ${players}`);
    const driver = dealtGame(RULESETS[id], players, random);
    const most = BOTS[name].consider === undefined ? 5 : 1;
    for (let deals = 1, moves = 0; ; deals++, moves = 0) {
      for (let { turn } = driver; turn !== null; { turn } = driver)
        driver.makeMove(playerAt(name, moves++).choose(turn.view, turn.legal, random));
      if (deals === most || driver.game.ended !== null) break;
      driver.deal();
    }
    const record = makeRecord(
      driver.game,
      seatsOf(players).map((seat) => ({ name: `Bot ${seat}`, bot: name })),
    );
    expect(checkRecord(record)).toEqual([]);
  },
);

/** Bots that think make some of the moves only, and the rule of thumb the others. */
function playerAt(name: BotName, turn: number): Bot {
  return (turn + 1) % strideOf(name) === 0 ? BOTS[name] : BOTS.heuristic;
}
