import { type Game, moveText, type Seat } from '@nain-jaune/engine';
import { type Choices, PROTOCOL_VERSION, type TableMessage, type Welcome } from '@nain-jaune/protocol';
import { Authority } from './authority.ts';
import { type Begun, begin } from './begin.ts';
import { BotPlay } from './botPlay.ts';
import { Bulletins } from './bulletins.ts';
import { type Connection, type Host, Line } from './connection.ts';
import type { Pace, Surroundings, TableOptions, TableRecord } from './options.ts';
import { Seats } from './seats.ts';
import { Turnstile } from './turnstile.ts';

const NO_MOVES: readonly string[] = [];

/**
 * One authoritative table: it deals, judges, plays its bots at their pace, and tells each client what that client may
 * know. It has no sockets, no storage and no clock of its own.
 */
export class Table {
  readonly #seats: Seats;
  readonly #authority: Authority;
  readonly #botPlay: BotPlay;
  readonly #turnstile: Turnstile;
  readonly #bulletins: Bulletins;
  readonly #surroundings: Surroundings;
  readonly #host: Host;
  #open = true;

  private constructor(begun: Begun, surroundings: Surroundings) {
    const seats = new Seats(begun, surroundings.standIn ?? null);
    this.#seats = seats;
    this.#turnstile = surroundings.turnstile ?? new Turnstile();
    this.#authority = new Authority(
      begun,
      surroundings,
      () => seats.infos,
      () => this.#tell(),
    );
    this.#botPlay = new BotPlay(seats, this.#authority, surroundings, this.#turnstile);
    this.#bulletins = new Bulletins(begun.history);
    this.#surroundings = surroundings;
    this.#host = this.#makeHost(surroundings);
    this.#botPlay.take();
  }

  /** Opens a table for a new game. Throws a `RangeError` for a number of seats the rules forbid, or an unknown bot. */
  static open(options: TableOptions): Table {
    return new Table(begin(options), options);
  }

  /** Opens a table for a game that has begun already, such as one that `resumeTable` takes up. */
  static of(begun: Begun, surroundings: Surroundings): Table {
    return new Table(begun, surroundings);
  }

  /**
   * Connects a client to its seat, or a spectator. The newer connection of a seat displaces the older. Throws a
   * `RangeError` for a seat that is not at the table or that a bot plays, and when the table is closed.
   */
  connect(seat: Seat | null, send: (message: TableMessage) => void): Connection {
    if (!this.#open) throw new RangeError('the table is closed');
    const line = new Line(seat, this.#host, this.#seats.answersOf(seat), send);
    this.#seats.sitDown(line);
    return line;
  }

  /** The game as it stands, every card of it: for whoever runs the table, not for those who play at it. */
  get game(): Game {
    return this.#authority.game;
  }

  /** The seat to move, or null while no deal is in progress. */
  get toMove(): Seat | null {
    return this.#authority.toMove;
  }

  /** The number of the last event; 0 before the first. */
  get number(): number {
    return this.#authority.history.number;
  }

  /** Whether the next deal may begin. */
  get mayDeal(): boolean {
    return this.#authority.mayDeal;
  }

  /** Deals the next deal where it may begin, without being asked by a client. */
  deal(): void {
    this.#turnstile.enter(() => this.#authority.deal(null, null));
  }

  /**
   * Says whether the person of a seat is away: then the stand-in plays for him, until he is said to be back, even in the
   * middle of a thought. Throws a `RangeError` for a seat that is not at the table or that a bot plays, and where the
   * table has no stand-in.
   */
  setAway(seat: Seat, isAway: boolean): void {
    this.#seats.setAway(seat, isAway);
    if (isAway && this.#open) this.#botPlay.take();
    else this.#botPlay.release(seat);
  }

  /** Gives whoever sits on a seat another name, in the record too. */
  rename(seat: Seat, name: string): void {
    this.#seats.rename(seat, name);
  }

  /** The record of the game so far, with the time it has taken. */
  record(): TableRecord {
    return this.#authority.record();
  }

  /** Changes how long bots take, for the move they are at too. */
  setPace(pace: Pace): void {
    this.#botPlay.setPace(pace);
  }

  /** Stops the bots for good; connections stay, so that whoever is at the table may still look at it. */
  stop(): void {
    this.#open = false;
    this.#botPlay.stop();
  }

  /** Closes the table: bots stop, connections end. */
  close(): void {
    this.stop();
    this.#seats.endAll('table-closed');
  }

  #makeHost({ fault }: Surroundings): Host {
    return {
      history: this.#authority.history,
      turnstile: this.#turnstile,
      welcome: (seat) => this.#welcome(seat),
      events: (seat, from) => this.#bulletins.eventsFor(seat, from, this.#choices(seat)),
      play: (seat, move, id) =>
        seat === null ? { code: 'not-seated' } : this.#authority.play(seat, move, id),
      deal: (seat, id) =>
        this.#mayAskForDeal(seat) ? this.#authority.deal(seat, id) : { code: 'not-seated' },
      leave: (line) => this.#seats.leave(line),
      lost: ({ seat }, error) => fault?.({ code: 'not-sent', seat, error }),
    };
  }

  #tell(): void {
    this.#seats.tellAll();
    // Whoever was told may have closed the table.
    if (this.#open) this.#botPlay.take();
    this.#surroundings.told?.();
  }

  #welcome(seat: Seat | null): Welcome {
    return {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat,
      players: this.#seats.infos,
      number: this.#authority.history.number,
      view: this.#seats.viewOf(seat),
      ...this.#choices(seat),
    };
  }

  #choices(seat: Seat | null): Choices {
    const isToMove = seat !== null && seat === this.#authority.toMove;
    return {
      legal: isToMove ? this.#authority.legalMoves().map(moveText) : NO_MOVES,
      mayDeal: this.#authority.mayDeal && this.#mayAskForDeal(seat),
    };
  }

  /** Players ask for the next deal; where only bots play, those who watch do. */
  #mayAskForDeal(seat: Seat | null): boolean {
    return seat !== null || this.#seats.onlyBots;
  }
}
