import { type Game, nextDealer, type Seat, seatAt, seatsOf } from '@nain-jaune/engine';
import type { Person } from '@nain-jaune/protocol';
import type { Begun } from '../begin.ts';
import type { TableChange } from '../change.ts';
import type { Surroundings, TableRecord } from '../options.ts';
import { Table } from '../table.ts';
import type { DealEntry, GameSeat, LastAct, MoveEntry, OverEntry } from './entries.ts';

/** One game of a table online: the table it is played at, and which person plays on which seat. */
export class OnlineGame {
  /** Its number at the table, from 1. */
  readonly number: number;
  readonly table: Table;
  readonly #seats: readonly GameSeat[];
  readonly #away = new Set<Seat>();

  constructor(number: number, seats: readonly GameSeat[], begun: Begun, surroundings: Surroundings) {
    this.number = number;
    this.#seats = seats;
    this.table = Table.of(begun, surroundings);
  }

  /** The seat of a person in this game, or null for whoever watches it. */
  seatOf(person: Person['id'] | null): Seat | null {
    const seat = person === null ? -1 : this.#seats.findIndex((one) => one.person === person);
    return seat < 0 ? null : seatAt(seat);
  }

  /** The person of a seat, or null where a bot plays. */
  personOn(seat: Seat | null): Person['id'] | null {
    return seat === null ? null : (this.#seats[seat]?.person ?? null);
  }

  /** Whether a deal is in progress. */
  get isDealInProgress(): boolean {
    return this.table.toMove !== null;
  }

  /** Lets the stand-in play for those who are away, and for nobody else. */
  setAway(isAway: (person: Person['id']) => boolean): void {
    for (const [index, { person }] of this.#seats.entries()) {
      if (person !== null) this.#setSeatAway(seatAt(index), isAway(person));
    }
  }

  /** Calls everyone who plays by the name that he has now, in the record too. */
  takeNames(nameOf: (seat: GameSeat) => string): void {
    for (const [index, seat] of this.#seats.entries()) this.table.rename(seatAt(index), nameOf(seat));
  }

  /** Stops its bots. Nobody plays on, and its table says nothing more. */
  stop(): void {
    this.table.stop();
  }

  /** Its end as an entry, with its record, and the act that ended it where a person's did. */
  over(record = this.record(), lastAct: LastAct | null = null): OverEntry {
    const people = this.#seats.map(({ person }) => person);
    return { type: 'over', game: this.number, record, people, ...(lastAct !== null && { lastAct }) };
  }

  #setSeatAway(seat: Seat, isAway: boolean): void {
    if (this.#away.has(seat) === isAway) return;
    if (isAway) this.#away.add(seat);
    else this.#away.delete(seat);
    this.table.setAway(seat, isAway);
  }

  /** The record without a deal in progress: of that no card is told. */
  record(): TableRecord {
    return withoutUnsettled(this.table.record());
  }
}

/** A record without a deal in progress. */
function withoutUnsettled(record: TableRecord): TableRecord {
  return { ...record, deals: record.deals.filter(({ result }) => result !== undefined) };
}

/** Who cuts for the next deal: the seat before its dealer. */
export function nextCutter(game: Game): Seat {
  const dealer = nextDealer(game);
  const cutter = seatsOf(game.players).find((seat) => game.rules.nextSeat[seat] === dealer);
  if (cutter === undefined) throw new Error('every seat has one before it');
  return cutter;
}

/** Who made a change, and by which of his messages; null where nobody asked for it. */
export function actOf({ seat, id }: TableChange): LastAct | null {
  return seat === null || id === null ? null : { seat, id };
}

/** What is new in a game, as an entry. */
export function entryOf(game: number, change: TableChange, proof: DealEntry['proof']): DealEntry | MoveEntry {
  if (change.type === 'dealt') {
    const { dealer, hands, talon, seat, id, elapsedMs } = change;
    return { type: 'deal', game, dealer, hands, talon, proof, seat, id, elapsedMs };
  }
  const { seat, move, id, elapsedMs } = change;
  return { type: 'move', game, seat, move, id, elapsedMs };
}
