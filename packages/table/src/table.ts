import { moveText, type Seat } from '@nain-jaune/engine';
import { type Choices, PROTOCOL_VERSION, type TableMessage, type Welcome } from '@nain-jaune/protocol';
import { Authority } from './authority.ts';
import { type Begun, begin } from './begin.ts';
import { BotPlay } from './botPlay.ts';
import { type Connection, type Host, Line } from './connection.ts';
import type { Pace, Surroundings, TableOptions, TableRecord } from './options.ts';
import { Seats } from './seats.ts';

/**
 * One authoritative table: it deals, judges, plays its bots at their pace, and tells each client what that client may
 * know. It has no sockets, no storage and no clock of its own.
 */
export class Table {
  readonly #seats: Seats;
  readonly #authority: Authority;
  readonly #botPlay: BotPlay;
  readonly #host: Host;
  #open = true;

  private constructor(begun: Begun, surroundings: Surroundings) {
    this.#seats = new Seats(begun);
    this.#authority = new Authority(begun, surroundings, () => this.#tell());
    this.#botPlay = new BotPlay(this.#seats, this.#authority, surroundings);
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

  /** The record of the game so far, with the time it has taken. */
  record(): TableRecord {
    return this.#authority.record();
  }

  /** Changes how long bots take, for the move they are at too. */
  setPace(pace: Pace): void {
    this.#botPlay.setPace(pace);
  }

  /** Closes the table: bots stop, connections end. */
  close(): void {
    this.#open = false;
    this.#botPlay.stop();
    this.#seats.endAll('table-closed');
  }

  #makeHost({ fault }: Surroundings): Host {
    return {
      history: this.#authority.history,
      welcome: (seat) => this.#welcome(seat),
      choices: (seat) => this.#choices(seat),
      play: (seat, move) => (seat === null ? { code: 'not-seated' } : this.#authority.play(seat, move)),
      deal: (seat) => (this.#mayAskForDeal(seat) ? this.#authority.deal() : { code: 'not-seated' }),
      leave: (line) => this.#seats.leave(line),
      lost: ({ seat }, error) => fault?.({ code: 'not-sent', seat, error }),
    };
  }

  #tell(): void {
    this.#seats.tellAll();
    // Whoever was told may have closed the table.
    if (this.#open) this.#botPlay.take();
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
      legal: isToMove ? this.#authority.legalMoves().map(moveText) : [],
      mayDeal: this.#authority.mayDeal && this.#mayAskForDeal(seat),
    };
  }

  /** Players ask for the next deal; where only bots play, those who watch do. */
  #mayAskForDeal(seat: Seat | null): boolean {
    return seat !== null || this.#seats.onlyBots;
  }
}
