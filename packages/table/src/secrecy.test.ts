import {
  type GameRecord,
  parseCards,
  RULESET_IDS,
  RULESETS,
  type RulesetId,
  seatAt,
} from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Opened, opened, resumed, TestClient } from './testing/index.ts';

const PLAYERS = 5;
const PAIRS = inScope({ quick: 5, all: 20 });
/** Who looks on: a seat, and a spectator. The hands of the others and the talon are hidden from both. */
const VIEWER = seatAt(0);

/** A record with a deal just dealt, and the same with two hidden cards exchanged, of two hands or of a hand and the talon. */
function twins(id: RulesetId, random: Random): [GameRecord, GameRecord] {
  const seats = Array.from({ length: PLAYERS }, () => 'person').join(' ');
  const game = opened({ rules: id, seats, seed: String(random.next()) });
  game.at(0).deal();
  const record = game.table.record();
  const [deal] = record.deals;
  if (deal === undefined) throw new Error('nothing was dealt');
  const piles = [...deal.hands, deal.talon].map((pile) => pile.split(' ').filter((card) => card !== ''));
  const hidden = piles
    .flatMap((pile, owner) => pile.map((card) => ({ card, owner })))
    .filter(({ owner }) => owner !== VIEWER);
  const one = pick(hidden, random);
  const other = pick(
    hidden.filter(({ owner }) => owner !== one.owner),
    random,
  );
  const exchanged = piles.map((pile) =>
    pile.map((card) => (card === one.card ? other.card : card === other.card ? one.card : card)).join(' '),
  );
  return [
    record,
    { ...record, deals: [{ ...deal, hands: exchanged.slice(0, PLAYERS), talon: exchanged[PLAYERS] ?? '' }] },
  ];
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** A move that both tables allow, or none: from then on the difference is public. */
function commonMove(tables: readonly Opened[], random: Random): string | undefined {
  const [here, there] = tables.map(({ toAct }) => toAct);
  const legal = here?.choices.legal.filter((move) => there?.choices.legal.includes(move)) ?? [];
  return here?.seat === there?.seat && legal.length > 0 ? pick(legal, random) : undefined;
}

/** Two tables side by side, and those who look on at each: the viewer's seat and a spectator. */
class Pair {
  readonly tables: readonly Opened[];
  readonly #viewers: readonly (readonly TestClient[])[];

  constructor(records: readonly GameRecord[]) {
    this.tables = records.map((record) => resumed(record));
    this.#viewers = this.tables.map((game) => [game.at(VIEWER), new TestClient(game.table, null)]);
  }

  /** Makes the same move at both, and says whether losers have now shown their cards, which may differ. */
  play(move: string): boolean {
    for (const client of this.#viewers.flat()) client.heard.length = 0;
    for (const { toAct } of this.tables) toAct?.act(move);
    const [here, there] = this.#heard();
    const shown = here?.findIndex((text) => text.includes('"type":"shown"')) ?? -1;
    const upTo = shown < 0 ? undefined : shown;
    expect(here?.slice(0, upTo)).toEqual(there?.slice(0, upTo));
    return shown >= 0;
  }

  /** Holds what new connections are welcomed with against each other. */
  expectEqualWelcomes(): void {
    for (const client of this.#viewers.flat()) client.heard.length = 0;
    for (const [index, viewers] of this.#viewers.entries()) {
      for (const client of viewers) this.#welcomeAgain(client, index);
    }
    const [here, there] = this.#heard();
    expect(here).toHaveLength(2);
    expect(here).toEqual(there);
  }

  #welcomeAgain(client: TestClient, index: number): void {
    const table = this.tables[index]?.table;
    client.disconnect();
    if (table !== undefined) client.connect(table, null);
  }

  #heard(): string[][] {
    return this.#viewers.map((viewers) => viewers.flatMap(({ heard }) => heard));
  }
}

describe('two tables that differ in two cards which a seat cannot see', { timeout: 30_000 }, () => {
  test.each(RULESET_IDS)('tell it the same bytes until the difference becomes public (%s)', (id) => {
    const random = seededRandom(`twins ${id}`);
    let moves = 0;
    for (let count = 0; count < PAIRS; count++) {
      const pair = new Pair(twins(id, random));
      pair.expectEqualWelcomes();
      let shown = false;
      for (let turn = 0; !shown && turn < 200; turn++) {
        const move = commonMove(pair.tables, random);
        if (move === undefined) break;
        shown = pair.play(move);
        if (!shown && turn % 9 === 0) pair.expectEqualWelcomes();
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(10 * PAIRS);
  });
});

describe('no byte sent during a deal', () => {
  test.each(RULESET_IDS)("holds another seat's hand or the talon (%s)", (id) => {
    const game = opened({ rules: `${id} end.deals=3`, seats: 'person person lowest longest random' });
    const watcher = new TestClient(game.table, null);
    game.playOut(seededRandom(id));
    for (const deal of game.table.record().deals) {
      deal.hands.forEach((hand, owner) => {
        for (const client of [...game.clients.values(), watcher]) {
          if (client.seat !== owner) expectNoTrace(client, hand);
        }
      });
      if (deal.talon !== '')
        for (const client of [...game.clients.values(), watcher]) expectNoTrace(client, deal.talon);
    }
    expect(RULESETS[id].players).toContain(PLAYERS);
  });
});

/** Nothing that a client heard has these cards in a row, as dealt or ascending, other than what losers showed. */
function expectNoTrace(client: TestClient, hand: string): void {
  const cards = parseCards(hand).map(Number);
  const traces = [cards, cards.toSorted((a, b) => a - b)].map((some) => some.join(','));
  const heard = client.heard.filter((text) => !text.includes('"type":"shown"')).join('\n');
  for (const trace of traces) expect(heard).not.toContain(trace);
}
