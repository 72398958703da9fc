import type { GameView, Problem, Refusal, Seat, ViewEvent } from '@nain-jaune/engine';

/** The version of the protocol that this package speaks. A message that means something new raises it. */
export const PROTOCOL_VERSION = 1;

/** The client is here and has every event up to number `last`: the first message of a connection. */
export interface Hello {
  readonly type: 'hello';
  readonly version: typeof PROTOCOL_VERSION;
  /** The number of the last event that the client has, or null for none. */
  readonly last: number | null;
}

/** The seat moves. */
export interface Act {
  readonly type: 'act';
  /** Chosen by the client, new for each act: the same act sent twice is played once. */
  readonly id: string;
  /** The move as the record writes it: `7d`, `7d!` (announced), `-` (pass). */
  readonly move: string;
}

/** The client asks for the next deal, or the first. */
export interface AskDeal {
  readonly type: 'deal';
  /** As the id of an {@link Act}. */
  readonly id: string;
}

/** What a client says to the table. */
export type ClientMessage = Hello | Act | AskDeal;

/** Who sits on a seat. */
export interface SeatInfo {
  readonly name: string;
  /** The bot's name, or null for a person. */
  readonly bot: string | null;
}

/** An event that this client may not see. It keeps its number, so that every client counts alike. */
export interface Hidden {
  readonly type: 'hidden';
}

/** One numbered event as one client is told it. */
export type TableEvent = ViewEvent | Hidden;

/** What the seat may do now: part of every message that tells the state. */
export interface Choices {
  /** The moves that this seat may make now, as the record writes them; none when it is not to move. */
  readonly legal: readonly string[];
  /** Whether this client may ask for the next deal now. */
  readonly mayDeal: boolean;
}

/** The whole game as this client may see it: the answer to a {@link Hello} that cannot be answered by events. */
export interface Welcome extends Choices {
  readonly type: 'welcome';
  readonly version: typeof PROTOCOL_VERSION;
  /** The client's seat, or null for a spectator. */
  readonly seat: Seat | null;
  readonly players: readonly SeatInfo[];
  /** The number of the last event in the view; 0 before the first. */
  readonly number: number;
  readonly view: GameView;
}

/** What happened, in order, without a gap. A client passes over events whose number it already has. */
export interface Events extends Choices {
  readonly type: 'events';
  /** The number of the first event; event k has the number `from + k`. */
  readonly from: number;
  readonly events: readonly TableEvent[];
}

/**
 * Why the table refused an act or a deal: a refusal of the rules, or one of the table's own.
 * - `hello-first`: the connection has not said hello.
 * - `not-seated`: a spectator does not play.
 * - `no-deal-yet`: no card has been dealt.
 * - `no-deal-now`: a deal is in progress.
 * - `game-is-over`: the game has ended.
 * - `not-kept`: the move could not be stored and was not played; it may be sent again.
 */
export type TableRefusal =
  | Refusal
  | {
      readonly code:
        | 'hello-first'
        | 'not-seated'
        | 'no-deal-yet'
        | 'no-deal-now'
        | 'game-is-over'
        | 'not-kept';
    };

/** An act or the wish for a deal was refused; the table's state is unchanged. */
export interface Refused {
  readonly type: 'refused';
  /** The id of what was refused. */
  readonly id: string;
  readonly refusal: TableRefusal;
}

/**
 * The table did not understand a message; its state is unchanged.
 * - `malformed`: the message is none of the protocol's; `problems` says where.
 * - `wrong-version`: the client speaks another version of the protocol.
 */
export interface NotUnderstood {
  readonly type: 'problem';
  readonly code: 'malformed' | 'wrong-version';
  readonly problems: readonly Problem[];
}

/** A newer connection took this seat, or the table was closed: the last message of a connection. */
export interface Closed {
  readonly type: 'closed';
  readonly reason: 'displaced' | 'table-closed';
}

/** What the table says to a client. */
export type TableMessage = Welcome | Events | Refused | NotUnderstood | Closed;
