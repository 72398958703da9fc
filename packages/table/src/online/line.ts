import type { Problem } from '@nain-jaune/engine';
import {
  type Enter,
  type OnlineClientMessage,
  type OnlineClosed,
  type OnlineTableMessage,
  type Person,
  PROTOCOL_VERSION,
} from '@nain-jaune/protocol';
import { type Connection, problemCode } from '../connection.ts';
import type { OnlineGame } from './onlineGame.ts';

/** One client's line to a table online, from the client's end. */
export interface OnlineConnection {
  /** Takes what a client said, parsed. */
  receive(message: OnlineClientMessage): void;
  /** Tells the client that what it said is no message, and why. */
  notUnderstood(problems: readonly Problem[]): void;
  /** The client is gone. His place stays his own. */
  close(): void;
}

/** The game whose events a client has, and the number of the last of them. */
export interface Known {
  readonly game: number;
  readonly last: number;
}

/** What a line asks of its table. */
export interface LineHost {
  /** Takes what a client said who is at the table. */
  hear(line: OnlineLine, message: Exclude<OnlineClientMessage, Enter>): void;
  /** Tells a client everything that it does not have. */
  greet(line: OnlineLine, known: Known | null): void;
  /** The line is closed. */
  leave(line: OnlineLine): void;
  /** The client could not be told; the line is closed. */
  lost(error: unknown): void;
}

/** One client's line to a table online, from the table's end. */
export class OnlineLine implements OnlineConnection {
  readonly person: Person['id'] | null;
  readonly #host: LineHost;
  readonly #send: (message: OnlineTableMessage) => void;
  #open = true;
  /** The line to the table of the game in progress, or of the last one. */
  #toGame: Connection | null = null;

  constructor(person: Person['id'] | null, host: LineHost, send: (message: OnlineTableMessage) => void) {
    this.person = person;
    this.#host = host;
    this.#send = send;
  }

  receive(message: OnlineClientMessage): void {
    if (!this.#open) return;
    if (message.type === 'enter') this.#host.greet(this, knownIn(message));
    else this.#host.hear(this, message);
  }

  notUnderstood(problems: readonly Problem[]): void {
    this.say({ type: 'problem', code: problemCode(problems), problems });
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#toGame?.close();
    this.#host.leave(this);
  }

  /** Tells the client something. */
  say(message: OnlineTableMessage): void {
    if (!this.#open) return;
    try {
      this.#send(message);
    } catch (error) {
      this.close();
      this.#host.lost(error);
    }
  }

  /** Ends the line with a last word to the client. */
  end(reason: OnlineClosed['reason']): void {
    this.say({ type: 'closed', reason });
    this.close();
  }

  /** Follows a game from now on, from the last event that the client has of it. */
  follow(game: OnlineGame, known: Known | null): void {
    this.#toGame?.close();
    this.say({ type: 'game', game: game.number });
    if (!this.#open) return;
    this.#toGame = game.table.connect(game.seatOf(this.person), (message) => this.say(message));
    const last = known?.game === game.number ? known.last : null;
    this.#toGame.receive({ type: 'hello', version: PROTOCOL_VERSION, last });
  }

  /** Gives what the client said to the table of its game. */
  playOn(message: Extract<OnlineClientMessage, { type: 'act' | 'deal' }>): void {
    if (this.#toGame === null)
      this.say({ type: 'refused', id: message.id, refusal: { code: 'no-deal-yet' } });
    else this.#toGame.receive(message);
  }
}

function knownIn({ game, last }: Enter): Known | null {
  return game === null || last === null ? null : { game, last };
}
