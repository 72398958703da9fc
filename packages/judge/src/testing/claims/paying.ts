import { dealCards, makeCardText, RANKS, seatAt, startGame } from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { type FixedDeal, fixedDeal } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import { both, type Check, type Claims, honoursOf, plainCards, seatOf, type Table, twinOf } from './claim.ts';
import { heldDwarfDoubles } from './dwarf.ts';
import { operaEnd, ordinaryEnd, owedFor, playOut } from './finishedDeals.ts';

/** The cost of each rank that is still held. */
const costs =
  (ranks: readonly string[], cost: (rank: string, table: Table) => number): Check =>
  (table) => {
    for (const rank of ranks) {
      const one = plainCards(table).find((text) => text.startsWith(rank)) ?? twinOf(table, `${rank}d`);
      const other = twinOf(table, one, '7d');
      expect(owedFor(table, one)).toBe(cost(rank, table));
      expect(owedFor(table, `${one} ${other}`)).toBe(2 * cost(rank, table));
    }
  };

const NUMBERED = ['2', '3', '4', '5', '6', '7', '8', '9', 'T'];
const COURT = ['J', 'Q', 'K'];

const aceByPoints = costs(['A'], (_, { ruleset }) => ruleset.acePoints);
const courtByPoints = costs(COURT, () => 10);
const numbersByPoints = costs(NUMBERED, (rank) => (rank === 'T' ? 10 : Number(rank)));
const one = () => 1;

/** A random deal without announcements, so that honours are held and missed. */
function silentDeal({ ruleset, players }: Table): FixedDeal {
  const pack = shuffledPack(seededRandom('judge'));
  const hands = dealCards(startGame(ruleset, players, seatAt(0)), pack).game.deal?.setup.hands ?? [];
  const texts = hands.map((hand) => hand.map(makeCardText).join(' '));
  return playOut(fixedDeal({ rules: ruleset, hands: texts, counters: hands.map(() => 10_000) }));
}

/** Settled deals of every kind. */
function settledDeals(table: Table): FixedDeal[] {
  const [honour = ''] = honoursOf(table);
  return [silentDeal(table), ordinaryEnd(table, [honour]), operaEnd(table, [honour])];
}

const types = ({ events }: FixedDeal) =>
  events.slice(events.findIndex(({ type }) => type === 'ended')).map(({ type }): string => type);

/** The places of seats, counted from the player after the winner. */
function placesAfterWinner(table: Table, deal: FixedDeal, seats: readonly number[]): number[] {
  const { phase } = deal.deal;
  const order = Array.from({ length: table.players }, (_, place) => seatOf(table, place));
  const winner = order.indexOf(phase.type === 'over' ? phase.winner : 0);
  return seats.map((seat) => (order.indexOf(seat) - winner - 1 + table.players) % table.players);
}

const ascend = (some: readonly number[]) => expect(some).toEqual(some.toSorted((a, b) => a - b));

const paysFrom =
  (step: (players: number) => number): Check =>
  (table) => {
    for (const deal of settledDeals(table)) {
      const { phase } = deal.deal;
      const winner = phase.type === 'over' ? Number(phase.winner) : 0;
      const payers = deal.eventsOf('paid').filter(({ reason }) => reason === 'hand');
      expect(payers.map(({ from }) => Number(from))).toEqual(
        payers.map((_, place) => (winner + (place + 1) * step(table.players)) % table.players),
      );
    }
  };

/** The situations of paying. */
export const PAYING: Claims<
  'what-losers-pay' | 'an-ace-in-hand' | 'a-king-in-hand' | 'cannot-pay' | 'who-is-paid-first'
> = {
  'what-losers-pay': {
    points: both(aceByPoints, courtByPoints, numbersByPoints),
    cards: costs(RANKS, one),
    dwarfDouble: heldDwarfDoubles,
  },
  'an-ace-in-hand': { points: both(aceByPoints, courtByPoints), cards: costs(['A', 'K'], one) },
  'a-king-in-hand': { points: courtByPoints, cards: costs(COURT, one) },
  'cannot-pay': {
    whatIsLeft: (table) => {
      const deal = ordinaryEnd(table, ['Kc Qd'], { counters: Array(table.players).fill(1) });
      for (const paid of deal.eventsOf('paid')) expect(paid.counters).toBe(1);
      expect(deal.eventsOf('paid')).toHaveLength(table.players - 1);
      expect(Math.min(...deal.counters)).toBe(0);
    },
    below: (table) => {
      const deal = ordinaryEnd(table, ['Kc Qd'], { counters: Array(table.players).fill(1) });
      for (const paid of deal.eventsOf('paid')) expect(paid.counters).toBe(paid.owed);
      expect(deal.counters[seatOf(table, 1)]).toBeLessThan(0);
    },
  },
  'who-is-paid-first': {
    sweep: (table) => {
      const order = types(operaEnd(table));
      expect(order.lastIndexOf('swept')).toBeGreaterThan(-1);
      expect(order.lastIndexOf('swept')).toBeLessThan(order.indexOf('paid'));
    },
    winner: (table, answer) => {
      for (const order of settledDeals(table).map(types)) {
        const betes = order.flatMap((type, index) => (type === 'beted' ? [index] : []));
        expect(order.lastIndexOf('paid')).toBeLessThan(betes[0] ?? order.length);
        if (!answer.includes('betes')) expect(betes).toEqual([]);
        if (!answer.includes('sweep')) expect(order).not.toContain('swept');
      }
    },
    betes: (table) => {
      for (const deal of settledDeals(table)) {
        const seats = deal.eventsOf('beted').map(({ seat }) => Number(seat));
        ascend(placesAfterWinner(table, deal, seats));
      }
    },
    clockwise: paysFrom(() => 1),
    anticlockwise: paysFrom((players) => players - 1),
  },
};
