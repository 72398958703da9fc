import {
  dealCards,
  type Game,
  type GameEvent,
  highestSeats,
  nextDealer,
  PACK,
  seatAt,
  seatsOf,
  startGame,
} from '@nain-jaune/engine';
import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
import { card } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import { handsByPlayers } from '../../playTopics.ts';
import { announced, both, type Check, type Claims, honoursOf, seated, type Table, twinOf } from './claim.ts';
import { anteOf, hasNextDeal } from './settlements.ts';

/** A first deal by seat 0, with counters and boxes before the ante. */
function dealt(table: Table, before: Partial<Pick<Game, 'counters' | 'boxes'>> = {}) {
  const game = startGame(table.ruleset, table.players, seatAt(0));
  return dealCards({ ...game, ...before }, PACK);
}

function antesIn(events: readonly GameEvent[]) {
  return events.filter((event) => event.type === 'anted');
}

function isAllowed({ ruleset }: Table, players: number): boolean {
  try {
    return startGame(ruleset, players, seatAt(0)).players === players;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return false;
  }
}

/** The seat that is dealt the first card if seat 0 deals. */
function firstServed(table: Table): number {
  return dealt(table).game.deal?.setup.hands.findIndex((hand) => hand.includes(PACK[0] ?? card('Ac'))) ?? -1;
}

function sizesDealt(table: Table): number[] {
  return dealt(table).game.deal?.setup.hands.map((hand) => hand.length) ?? [];
}

/** The hands have the sizes of the sentence, for each number of players. */
const sizesAreRight: Check = (table) => {
  for (const { players, sizes } of handsByPlayers(table.ruleset)) {
    const found = new Set(sizesDealt({ ...table, players }));
    expect([...found].sort((a, b) => a - b)).toEqual(sizes);
  }
};

/** The first seats after the dealer, on the left or on the right, have one card more. */
const extraFrom =
  (left: boolean): Check =>
  (table) => {
    for (const players of table.ruleset.players.filter((some) => PACK.length % some !== 0)) {
      const sizes = sizesDealt({ ...table, players });
      const inOrder = seatsOf(players).map(
        (_, place) => sizes[left ? (place + 1) % players : players - 1 - place],
      );
      expect(inOrder).toEqual(inOrder.toSorted((one = 0, other = 0) => other - one));
      expect(new Set(inOrder).size).toBe(2);
    }
  };

const dealsTo =
  (seat: (players: number) => number): Check =>
  (table) =>
    expect(firstServed(table)).toBe(seat(table.players));

const inPackets =
  (packet: number): Check =>
  (table) => {
    const hand = dealt(table).game.deal?.setup.hands[firstServed(table)] ?? [];
    expect(hand.slice(0, packet)).toEqual(PACK.slice(0, packet));
    expect(hand).not.toContain(PACK[packet]);
  };

const dealsNext =
  (seat: (dealer: number, players: number) => number): Check =>
  (table) => {
    for (const dealer of seatsOf(table.players)) {
      const game = { ...dealt(table).game, deal: { setup: { dealer } } };
      expect(nextDealer(game)).toBe(seat(dealer, table.players));
    }
  };

const LEFT_IN_BOXES = [7, 0, 3, 0, 1];

/** Each ante adds its stakes to the boxes. */
const stakesAreAdded: Check = (table) => {
  const { game, events } = dealt(table, { boxes: LEFT_IN_BOXES });
  const stakes = table.ruleset.honours.map(({ stake }) => stake);
  for (const anted of antesIn(events)) expect(anted.stakes).toEqual(stakes);
  expect(game.boxes).toEqual(
    LEFT_IN_BOXES.map((has, box) => has + (stakes[box] ?? 0) * antesIn(events).length),
  );
};

const antedBy =
  (seats: (players: number) => readonly number[]): Check =>
  (table) => {
    const { events } = dealt(table, { boxes: LEFT_IN_BOXES });
    expect(
      antesIn(events)
        .map(({ seat }) => Number(seat))
        .sort(),
    ).toEqual(seats(table.players));
  };

const everyone = (players: number) => seatsOf(players);
const dealerAlone = () => [0];

const nextAfterSeat0 = (table: Table): number =>
  nextDealer({
    ...startGame(table.ruleset, table.players, seatAt(0)),
    deal: { setup: { dealer: seatAt(0) } },
  });

/** A seat that does not deal next. */
const otherSeat = (table: Table): number => (nextAfterSeat0(table) + 1) % table.players;

const anyoneIsRuined: Check = (table) => {
  for (const seat of [nextAfterSeat0(table), otherSeat(table)]) {
    expect(hasNextDeal(table, seat, anteOf(table))).toBe(true);
    expect(hasNextDeal(table, seat, 0)).toBe(false);
  }
};

const onlyTheDealerIsRuined: Check = (table) => {
  expect(hasNextDeal(table, nextAfterSeat0(table), 0)).toBe(false);
  expect(hasNextDeal(table, otherSeat(table), 0)).toBe(true);
};

/** The situations before the play. */
export const START: Claims<
  | 'how-many-play'
  | 'counters-each'
  | 'box-cards'
  | 'first-dealer'
  | 'next-dealer'
  | 'how-dealt'
  | 'how-many-cards'
  | 'cards-left-over'
  | 'who-antes'
  | 'box-not-empty'
  | 'cannot-ante'
> = {
  'how-many-play': {
    players: (table) => {
      const allowed = [2, 3, 4, 5, 6, 7, 8, 9].filter((players) => isAllowed(table, players));
      expect(allowed).toEqual(table.ruleset.players);
    },
  },
  'counters-each': {
    counters: ({ ruleset, players }) => {
      const { counters } = startGame(ruleset, players, seatAt(0));
      expect(counters).toEqual(seatsOf(players).map(() => ruleset.counters));
    },
    coins: ({ ruleset, players }) =>
      expect(startGame(ruleset, players, seatAt(0)).counters[0]).toBe(5 * 10 + 10 * 5 + 20 * 1),
  },
  'box-cards': {
    boxes: (table) => {
      stakesAreAdded(table);
      for (const [box, honour] of honoursOf(table).entries()) {
        const deal = seated(table, [`${honour} ${twinOf(table, honour)}`]);
        deal.play(announced(deal, honour));
        expect(deal.eventsOf('swept').map((swept) => swept.box)).toEqual([box]);
      }
    },
  },
  'first-dealer': {
    lot: ({ ruleset, players }) =>
      expect(drawDealer(ruleset, players, seededRandom('lot')).drawn).toBeUndefined(),
    'highest-card': ({ ruleset, players }) => {
      const { dealer, drawn = [] } = drawDealer(ruleset, players, seededRandom('draw'));
      expect(drawn[0]).toHaveLength(players);
      expect(highestSeats(drawn.at(-1) ?? [])).toEqual([dealer]);
    },
    chosen: ({ ruleset, players }) => {
      expect(drawDealer(ruleset, players, seededRandom('chosen')).drawn).toBeUndefined();
      for (const seat of seatsOf(players)) expect(nextDealer(startGame(ruleset, players, seat))).toBe(seat);
    },
  },
  'next-dealer': {
    left: dealsNext((dealer, players) => (dealer + 1) % players),
    right: dealsNext((dealer, players) => (dealer + players - 1) % players),
  },
  'how-dealt': {
    singly: inPackets(1),
    threes: inPackets(3),
    clockwise: dealsTo(() => 1),
    anticlockwise: dealsTo((players) => players - 1),
  },
  'how-many-cards': {
    table: both(sizesAreRight, (table) => {
      const [size] = new Set(sizesDealt(table));
      expect(size).toBe([22, 15, 12, 9, 8, 7, 6][table.players - 2]);
    }),
    all: (table) => {
      sizesAreRight(table);
      expect(sizesDealt(table).reduce((sum, size) => sum + size, 0)).toBe(PACK.length);
    },
  },
  'cards-left-over': {
    talon: (table) => {
      const { deal } = dealt(table).game;
      expect(deal?.setup.talon.length).toBeGreaterThan(0);
      expect(deal?.setup.hands.flat()).not.toEqual(expect.arrayContaining([deal?.setup.talon[0]]));
    },
    none: (table) => expect(dealt(table).game.deal?.setup.talon).toEqual([]),
    oneMore: (table) =>
      extraFrom(firstServed({ ...table, players: Math.max(...table.ruleset.players) }) === 1)(table),
    clockwise: extraFrom(true),
    anticlockwise: extraFrom(false),
  },
  'who-antes': { everyone: antedBy(everyone), dealer: antedBy(dealerAlone) },
  'box-not-empty': {
    stays: stakesAreAdded,
    everyone: antedBy(everyone),
    dealer: antedBy(dealerAlone),
  },
  'cannot-ante': {
    everyone: anyoneIsRuined,
    dealer: onlyTheDealerIsRuined,
    whole: (table) => {
      const next = nextAfterSeat0(table);
      expect(hasNextDeal(table, next, anteOf(table))).toBe(true);
      expect(hasNextDeal(table, next, anteOf(table) - 1)).toBe(false);
    },
  },
};
