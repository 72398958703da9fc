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

/** What one seat's counters did in a deal, part by part; what was paid is below zero. */
export interface Account {
  readonly seat: Seat;
  readonly ante: number;
  /** The boxes that its honours swept. */
  readonly swept: readonly BoxPart[];
  /** The boxes that an opera swept. */
  readonly opera: readonly BoxPart[];
  /** All hocs, got and paid. */
  readonly hocs: number;
  /** What the others paid for their cards. */
  readonly fromOthers: number;
  /** What was paid for the cards left in hand, and what was owed for them. */
  readonly cards: { readonly counters: number; readonly owed: number } | null;
  readonly betes: readonly (BoxPart & { readonly reason: BeteReason; readonly owed: number })[];
  /** All of it together. */
  readonly change: number;
}

/** Counters from or into one box. */
export interface BoxPart {
  readonly box: number;
  readonly counters: number;
}

/** What a part of an account was for. */
export type PartCode = 'ante' | 'swept' | 'opera' | 'hocs' | 'fromOthers' | 'cards' | 'betes';

/** One part of a change: what it was for, and its counters. */
export interface AccountPart {
  readonly code: PartCode;
  readonly counters: number;
}

/** The parts of an account that moved counters. They add up to its change. */
export function partsOf(account: Account): readonly AccountPart[] {
  const { ante, hocs, fromOthers } = account;
  const parts: readonly AccountPart[] = [
    { code: 'ante', counters: ante },
    { code: 'swept', counters: sum(account.swept.map(countersOf)) },
    { code: 'opera', counters: sum(account.opera.map(countersOf)) },
    { code: 'hocs', counters: hocs },
    { code: 'fromOthers', counters: fromOthers },
    { code: 'cards', counters: account.cards?.counters ?? 0 },
    { code: 'betes', counters: sum(account.betes.map(countersOf)) },
  ];
  return parts.filter(({ counters }) => counters !== 0);
}

/** What everyone's counters did in a deal, told by its events. */
export function accountsOf(events: readonly GameEvent[], players: number): readonly Account[] {
  return seatsOf(players).map((seat) => accountOf(events, seat));
}

function accountOf(events: readonly GameEvent[], seat: Seat): Account {
  const ante = -sum(events.map((event) => (isOf(event, 'anted', seat) ? sum(event.stakes) : 0)));
  const sweeps = events.filter((event) => isOf(event, 'swept', seat));
  const swept = sweeps.filter(({ opera }) => !opera).map(boxPart);
  const opera = sweeps.filter((event) => event.opera && event.counters > 0).map(boxPart);
  const paid = events.filter((event) => event.type === 'paid');
  const hocs = sum(paid.map((event) => (event.reason === 'hoc' ? signed(event, seat) : 0)));
  const fromOthers = sum(
    paid.map(({ reason, to, counters }) => (reason === 'hand' && to === seat ? counters : 0)),
  );
  const own = paid.find(({ reason, from }) => reason === 'hand' && from === seat);
  const cards = own === undefined ? null : { counters: 0 - own.counters, owed: own.owed };
  const betes = events
    .filter((event) => isOf(event, 'beted', seat))
    .map(({ box, counters, reason, owed }) => ({ box, counters: 0 - counters, reason, owed }));
  const change =
    ante + hocs + fromOthers + (cards?.counters ?? 0) + sum([...swept, ...opera, ...betes].map(countersOf));
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

function countersOf({ counters }: BoxPart): number {
  return counters;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, some) => total + some, 0);
}

/** What one box did in a deal: `before` + `staked` − `swept` + `paid` = `left`. */
export interface BoxStory {
  readonly box: number;
  /** What was in it before the ante, and what the ante added. */
  readonly before: number;
  readonly staked: number;
  readonly sweeper: Seat | null;
  readonly swept: number;
  readonly payer: Seat | null;
  readonly paid: number;
  /** What lies in it now. */
  readonly left: number;
}

/** What every box gave and got, told by a deal's events. An empty box that is swept is still swept. */
export function boxStories(events: readonly GameEvent[], left: readonly number[]): readonly BoxStory[] {
  return left.map((counters, box) => {
    const sweeps = events.filter((event) => event.type === 'swept' && event.box === box);
    const sweep = sweeps.find((event) => event.type === 'swept' && event.counters > 0) ?? sweeps[0];
    const bete = events.find((event) => event.type === 'beted' && event.box === box);
    const staked = sum(events.map((event) => (event.type === 'anted' ? (event.stakes[box] ?? 0) : 0)));
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

/** All hands as they were dealt, ascending, and the talon: what was laid and what was shown when the deal was over. */
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

/** The picture of a settled deal. What is on a seat's plate, its arrow and its boxes add up to its change. */
export interface DealFlow {
  /** By seat. `parts`: what no arrow shows. */
  readonly plates: readonly {
    readonly seat: Seat;
    readonly change: number;
    readonly parts: readonly AccountPart[];
  }[];
  /** What each loser paid the winner for the cards left in hand. */
  readonly arrows: readonly { readonly from: Seat; readonly paid: number }[];
  readonly boxes: readonly BoxStory[];
}

/** The picture of the deal that a view shows settled. */
export function flowOf({ deal, boxes, players }: GameView): DealFlow {
  const events = deal?.events ?? [];
  const accounts = accountsOf(events, players);
  return {
    plates: accounts.map((account) => ({
      seat: account.seat,
      change: account.change,
      parts: partsOf(account).filter(({ code }) => code === 'ante' || code === 'hocs'),
    })),
    arrows: accounts
      .filter(({ seat }) => seat !== deal?.winner)
      .map(({ seat, cards }) => ({ from: seat, paid: 0 - (cards?.counters ?? 0) })),
    boxes: boxStories(events, boxes),
  };
}
