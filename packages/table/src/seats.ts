import { type GameView, type Seat, seatsOf } from '@nain-jaune/engine';
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
  readonly infos: readonly SeatInfo[];
  readonly #bots: readonly (TableBot | null)[];
  readonly #places: readonly (Place | null)[];
  readonly #spectators = new Set<Line>();
  readonly #views: ReadonlyMap<Seat | null, FollowedView>;

  constructor({ seats, bots, game: { ruleset, players }, history }: Begun) {
    this.infos = seats;
    this.#bots = bots;
    this.#places = bots.map((bot) => (bot === null ? { answers: new Answers(), line: null } : null));
    this.#views = new Map(
      [...seatsOf(players), null].map((seat) => [seat, new FollowedView(ruleset, players, seat, history)]),
    );
  }

  /** Whether no person plays. */
  get onlyBots(): boolean {
    return this.#places.every((place) => place === null);
  }

  /** The bot of a seat, or null for a person's. */
  botOf(seat: Seat): TableBot | null {
    return this.#bots[seat] ?? null;
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
    if (line.seat === null) {
      this.#spectators.add(line);
      return;
    }
    const place = this.#placeOf(line.seat);
    const older = place.line;
    place.line = line;
    older?.end('displaced');
  }

  /** Forgets a connection; the seat stays whose it is. */
  leave(line: Line): void {
    this.#spectators.delete(line);
    const place = line.seat === null ? null : this.#placeOf(line.seat);
    if (place?.line === line) place.line = null;
  }

  /** Tells everyone what he has not been told yet. */
  tellAll(): void {
    for (const line of this.#lines()) line.catchUp();
  }

  /** Ends all connections. */
  endAll(reason: Closed['reason']): void {
    for (const line of this.#lines()) line.end(reason);
  }

  #lines(): Line[] {
    return [...this.#places.flatMap((place) => place?.line ?? []), ...this.#spectators];
  }

  #placeOf(seat: Seat): Place {
    const place = this.#places[seat];
    if (place === undefined) throw new RangeError(`there is no seat ${seat}`);
    if (place === null) throw new RangeError(`a bot plays on seat ${seat}`);
    return place;
  }
}
