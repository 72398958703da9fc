import type { Seat } from '@nain-jaune/engine';
import type { ClientMessage, TableMessage } from '@nain-jaune/protocol';
import type {
  BotOffer,
  GameSetup,
  KeptGame,
  LessonMaterial,
  LessonSetup,
  LobbyNotice,
  LobbyTrouble,
  Pace,
  Seating,
} from './messages.ts';

/** A line to one table: messages of the protocol, either way. A worker's port now, a WebSocket on a server. */
export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

/** The lesson: the line to its table, and what it needs besides. */
export interface Lesson extends LessonMaterial {
  readonly link: Link;
}

/** What hears the table's messages. */
export type Listener = (message: TableMessage) => void;

/** A table that was opened: who sits there, and the line to it; none while the device is handed over. */
export interface OpenedTable extends Seating {
  readonly link: Link | null;
}

/** Where games are kept, begun and opened. Every failed ask is a {@link LobbyFailure}. */
export interface Lobby {
  /** Whether games outlive the page, as far as is known. */
  readonly keeps: boolean;
  bots(): Promise<BotOffer>;
  list(): Promise<readonly KeptGame[]>;
  create(setup: GameSetup): Promise<string>;
  /**
   * Keeps the games of a text of records, one or one on each line, and gives their ids. Nothing of it is kept where
   * something in it is wrong: `record-unreadable`.
   */
  add(text: string): Promise<readonly string[]>;
  /**
   * Opens a game at its table for a person's seat. Without a seat the only person sits down; of several, nobody does
   * while a deal is in progress, and the seating tells who is to take the device.
   */
  open(id: string, pace: Pace, listener: Listener, seat?: Seat | null): Promise<OpenedTable>;
  /** Tells that the table is on the screen: what its bots think with may be loaded now. */
  shown(): void;
  /** Deals the next deal while nobody has the device, and tells who is to take it. */
  deal(id: string): Promise<Seating>;
  /** Ends play at a game's table until it is opened again: no bot goes on thinking there. */
  leave(id: string): Promise<void>;
  /** The record of a game as text, without a deal in progress. */
  record(id: string): Promise<string>;
  /** The address of a file with the whole record of a game, to be saved and not read: a deal in progress is in it. */
  file(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  setPace(pace: Pace): Promise<void>;
  /** Opens the table of the lesson, in place of any other. Its game is not kept. */
  lesson(setup: LessonSetup, listener: Listener): Promise<Lesson>;
  /** Hears of what the lobby tells unasked. Gives what ends it. */
  onNotice(listener: (notice: LobbyNotice) => void): () => void;
}

/** An ask that the lobby could not answer. */
export class LobbyFailure extends Error {
  readonly trouble: LobbyTrouble;

  constructor(trouble: LobbyTrouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/**
 * A link over a port to our own worker. It is of the same build as the page, so that what it says is not parsed again;
 * a link to a server must.
 */
export function portLink(port: MessagePort, listener: Listener): Link {
  port.onmessage = (event: MessageEvent<TableMessage>) => listener(event.data);
  return {
    send: (message) => port.postMessage(message),
    close: () => port.close(),
  };
}
