import { type GameView, type Seat, seatAt, seatsOf } from '@nain-jaune/engine';
import type { Closed, SeatInfo } from '@nain-jaune/protocol';
import { Answers } from './answers.ts';
import type { Begun } from './begin.ts';
import type { Line } from './connection.ts';
import { FollowedView } from './followedView.ts';
import type { TableBot } from './options.ts';

/** What a person's seat keeps, whether someone is connected to it or not. */
interface Place {
  readonly answers: Answers;
  line: Line | null;
}

/** Who sits where, who watches, and what each of them knows. */
export class Seats {
  /** Whether no person plays. */
  readonly onlyBots: boolean;
  readonly #bots: readonly (TableBot | null)[];
  readonly #standIn: TableBot | null;
  readonly #away = new Set<Seat>();
  readonly #places: readonly (Place | null)[];
  readonly #lines = new Set<Line>();
  readonly #views: ReadonlyMap<Seat | null, FollowedView>;
  #infos: readonly SeatInfo[];

  constructor({ seats, bots, game: { players }, history, accepted }: Begun, standIn: TableBot | null) {
    this.#infos = seats;
    this.#bots = bots;
    this.#standIn = standIn;
    this.#places = bots.map((bot) => (bot === null ? { answers: new Answers(), line: null } : null));
    this.onlyBots = this.#places.every((place) => place === null);
    this.#views = new Map([...seatsOf(players), null].map((seat) => [seat, new FollowedView(seat, history)]));
    for (const { seat, id, from } of accepted)
      this.#placeOf(seat).answers.remember(id, { accepted: true, from });
  }

  /** Who sits where, from seat 0 clockwise. */
  get infos(): readonly SeatInfo[] {
    return this.#infos;
  }

  /** Gives whoever sits on a seat another name. */
  rename(seat: Seat, name: string): void {
    this.#infos = this.#infos.map((info, index) => (seatAt(index) === seat ? { ...info, name } : info));
  }

  /** The bot that plays a seat now: its own, or the stand-in of a person who is away; null where a person plays. */
  botOf(seat: Seat): TableBot | null {
    return this.#bots[seat] ?? (this.#away.has(seat) ? this.#standIn : null);
  }

  /**
   * Says whether the person of a seat is away, so that the stand-in plays for him. Throws a `RangeError` for a seat that
   * is not at the table or that a bot plays, and where the table has no stand-in.
   */
  setAway(seat: Seat, isAway: boolean): void {
    this.#placeOf(seat);
    if (this.#standIn === null) throw new RangeError('nobody stands in at this table');
    if (isAway) this.#away.add(seat);
    else this.#away.delete(seat);
  }

  /** What a seat, or a spectator, knows now. Throws a `RangeError` for a seat that is not at the table. */
  viewOf(seat: Seat | null): GameView {
    const followed = this.#views.get(seat);
    if (followed === undefined) throw new RangeError(`there is no seat ${seat}`);
    return followed.view;
  }

  /** What became of a seat's last acts. A spectator has his own for each connection. Throws as {@link sitDown}. */
  answersOf(seat: Seat | null): Answers {
    return seat === null ? new Answers() : this.#placeOf(seat).answers;
  }

  /**
   * Gives a seat to its newest connection and ends the older. Throws a `RangeError` for a seat that is not at the
   * table or that a bot plays.
   */
  sitDown(line: Line): void {
    const place = line.seat === null ? null : this.#placeOf(line.seat);
    this.#lines.add(line);
    if (place === null) return;
    const older = place.line;
    place.line = line;
    older?.end('displaced');
  }

  /** Forgets a connection; the seat stays whose it is. */
  leave(line: Line): void {
    this.#lines.delete(line);
    const place = line.seat === null ? null : this.#placeOf(line.seat);
    if (place?.line === line) place.line = null;
  }

  /** Tells everyone what he has not been told yet. */
  tellAll(): void {
    for (const line of this.#lines) line.catchUp();
  }

  /** Ends all connections. */
  endAll(reason: Closed['reason']): void {
    for (const line of this.#lines) line.end(reason);
  }

  #placeOf(seat: Seat): Place {
    const place = this.#places[seat];
    if (place === undefined) throw new RangeError(`there is no seat ${seat}`);
    if (place === null) throw new RangeError(`a bot plays on seat ${seat}`);
    return place;
  }
}
