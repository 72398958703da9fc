import type { Command, ServerMessage } from '@nain-jaune/protocol';
import type {
  BotOffer,
  GameSetup,
  KnownGame,
  LessonMaterial,
  LessonSetup,
  LobbyNotice,
  LobbyTrouble,
  OpenRequest,
  Pace,
  PortMessage,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
} from './messages.ts';

/** A client's connection to one table: the port of a worker, or a WebSocket. */
export interface TableConnection {
  send(command: Command): void;
  /** Asks for everything after what the client has. */
  catchUp(known: KnownGame | null): void;
  close(): void;
}

/** The lesson: the connection to its table, and what it needs besides. */
export interface Lesson extends LessonMaterial {
  readonly connection: TableConnection;
}

/** Receives the table's messages. */
export type Receive = (message: ServerMessage) => void;

/** A table that was opened: who sits there, and the connection to it; none while the device is handed over. */
export interface OpenedTable extends Seating {
  readonly connection: TableConnection | null;
}

/** Where games are kept, begun and opened. Every failed ask is a {@link LobbyFailure}. */
export interface Lobby {
  /** Whether games outlive the page, as far as is known. */
  readonly keeps: boolean;
  bots(): Promise<BotOffer>;
  list(): Promise<readonly SavedGame[]>;
  create(setup: GameSetup): Promise<string>;
  /**
   * Keeps the games of a text of records, one or one on each line, and gives their ids. Nothing of it is kept where
   * something in it is wrong: `record-unreadable`.
   */
  add(text: string): Promise<readonly string[]>;
  /** Begins a game that goes on from before a move of a person in a settled deal. Returns its id. */
  practise(request: PracticeRequest): Promise<string>;
  /** Begins a game that goes on from a position in one line. Returns its id; fails with `position-wrong`. */
  playPosition(request: PositionRequest): Promise<string>;
  /**
   * Opens a game at its table. Without a seat the only person is connected. Of several people none is while a deal is in
   * progress, and the seating says who is to take the device.
   */
  open(request: OpenRequest, receive: Receive): Promise<OpenedTable>;
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
  lesson(setup: LessonSetup, receive: Receive): Promise<Lesson>;
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
 * A connection over a port to our own worker. It is of the same build as the page: its messages need no parser. `receive` is
 * not called before the caller has returned to the event loop.
 */
export function portConnection(port: MessagePort, receive: Receive): TableConnection {
  port.onmessage = (event: MessageEvent<ServerMessage>) => receive(event.data);
  const post = (message: PortMessage) => port.postMessage(message);
  return {
    send: post,
    catchUp: (known) => post({ type: 'catch-up', known }),
    close: () => port.close(),
  };
}
