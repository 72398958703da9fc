import {
  type BeteReason,
  type Card,
  type DealView,
  type GameEvent,
  type GameView,
  PACK,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';

/** A seat's gains and losses in a deal by cause. Losses are negative. */
export interface Account {
  readonly seat: Seat;
  readonly ante: number;
  /** Boxes swept by honours. */
  readonly swept: readonly BoxPart[];
  /** Boxes swept by an opera. */
  readonly opera: readonly BoxPart[];
  /** Hocs received minus hocs paid. */
  readonly hocs: number;
  /** Payments of the others for their cards. */
  readonly fromOthers: number;
  /** Payment for the remaining cards, and the amount owed. */
  readonly cards: { readonly counters: number; readonly owed: number } | null;
  readonly betes: readonly (BoxPart & { readonly reason: BeteReason; readonly owed: number })[];
  /** The total. */
  readonly change: number;
}

/** Counters won from or paid into a box. */
export interface BoxPart {
  readonly box: number;
  readonly counters: number;
}

export type PartCode = 'ante' | 'swept' | 'opera' | 'hocs' | 'fromOthers' | 'cards' | 'betes';

export interface AccountPart {
  readonly code: PartCode;
  readonly counters: number;
}

/** Returns the parts of an account that moved counters. They add up to its change. */
export function partsOf(account: Account): readonly AccountPart[] {
  const { ante, hocs, fromOthers } = account;
  const parts: readonly AccountPart[] = [
    { code: 'ante', counters: ante },
    { code: 'swept', counters: sumOf(account.swept.map(countersOf)) },
    { code: 'opera', counters: sumOf(account.opera.map(countersOf)) },
    { code: 'hocs', counters: hocs },
    { code: 'fromOthers', counters: fromOthers },
    { code: 'cards', counters: account.cards?.counters ?? 0 },
    { code: 'betes', counters: sumOf(account.betes.map(countersOf)) },
  ];
  return parts.filter(({ counters }) => counters !== 0);
}

/** The parts that no arrow and no box of the picture shows. */
export function partsOnPlate(account: Account): readonly AccountPart[] {
  return partsOf(account).filter(({ code }) => code === 'ante' || code === 'hocs');
}

/** Returns the account of each seat for the events of a deal. */
export function accountsOf(events: readonly GameEvent[], players: number): readonly Account[] {
  return seatsOf(players).map((seat) => accountOf(events, seat));
}

/** Returns the account of the viewing player in the shown deal; undefined for a spectator. */
export function ownAccountIn({ deal, players, seat }: GameView): Account | undefined {
  return accountsOf(deal?.events ?? [], players).find((account) => account.seat === seat);
}

function accountOf(events: readonly GameEvent[], seat: Seat): Account {
  const ante = -sumOf(events.map((event) => (isOf(event, 'anted', seat) ? sumOf(event.stakes) : 0)));
  const sweeps = events.filter((event) => isOf(event, 'swept', seat));
  const swept = sweeps.filter(({ opera }) => !opera).map(boxPart);
  const opera = sweeps.filter((event) => event.opera && event.counters > 0).map(boxPart);
  const paid = events.filter((event) => event.type === 'paid');
  const hocs = sumOf(paid.map((event) => (event.reason === 'hoc' ? signed(event, seat) : 0)));
  const fromOthers = sumOf(
    paid.map(({ reason, to, counters }) => (reason === 'hand' && to === seat ? counters : 0)),
  );
  const own = paid.find(({ reason, from }) => reason === 'hand' && from === seat);
  const cards = own === undefined ? null : { counters: 0 - own.counters, owed: own.owed };
  const betes = events
    .filter((event) => isOf(event, 'beted', seat))
    .map(({ box, counters, reason, owed }) => ({ box, counters: 0 - counters, reason, owed }));
  const change =
    ante + hocs + fromOthers + (cards?.counters ?? 0) + sumOf([...swept, ...opera, ...betes].map(countersOf));
  return { seat, ante, swept, opera, hocs, fromOthers, cards, betes, change };
}

function isOf<Type extends 'anted' | 'swept' | 'beted'>(
  event: GameEvent,
  type: Type,
  seat: Seat,
): event is Extract<GameEvent, { type: Type }> {
  return event.type === type && (event as { seat?: Seat }).seat === seat;
}

function signed({ from, to, counters }: Extract<GameEvent, { type: 'paid' }>, seat: Seat): number {
  return (to === seat ? counters : 0) - (from === seat ? counters : 0);
}

function boxPart({ box, counters }: BoxPart): BoxPart {
  return { box, counters };
}

export function countersOf({ counters }: BoxPart): number {
  return counters;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, some) => total + some, 0);
}

/** The counters of a box in a deal: `before` + `staked` − `swept` + `paid` = `left`. */
export interface BoxStory {
  readonly box: number;
  readonly before: number;
  readonly staked: number;
  readonly sweeper: Seat | null;
  readonly swept: number;
  readonly payer: Seat | null;
  readonly paid: number;
  readonly left: number;
}

/** Returns the story of each box. A swept empty box counts as swept. */
export function boxStories(events: readonly GameEvent[], left: readonly number[]): readonly BoxStory[] {
  return left.map((counters, box) => {
    const sweeps = events.filter((event) => event.type === 'swept' && event.box === box);
    const sweep = sweeps.find((event) => event.type === 'swept' && event.counters > 0) ?? sweeps[0];
    const bete = events.find((event) => event.type === 'beted' && event.box === box);
    const staked = sumOf(events.map((event) => (event.type === 'anted' ? (event.stakes[box] ?? 0) : 0)));
    const swept = sweep?.type === 'swept' ? sweep.counters : 0;
    const paid = bete?.type === 'beted' ? bete.counters : 0;
    return {
      box,
      before: counters - staked + swept - paid,
      staked,
      sweeper: sweep?.type === 'swept' ? sweep.seat : null,
      swept,
      payer: bete?.type === 'beted' ? bete.seat : null,
      paid,
      left: counters,
    };
  });
}

/** Reconstructs the dealt hands (ascending) and the talon from the laid and the shown cards of a finished deal. */
export function reportedHands(deal: DealView): {
  readonly hands: readonly (readonly Card[])[];
  readonly talon: readonly Card[];
} {
  const hands = deal.shown.map((shown, seat) => [
    ...deal.laid.filter((laid) => laid.seat === seat).map(({ card }) => card),
    ...(shown ?? []),
  ]);
  const known = new Set(hands.flat());
  return { hands, talon: PACK.filter((card) => !known.has(card)) };
}
