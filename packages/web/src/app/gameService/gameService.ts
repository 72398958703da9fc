import type { Command, ServerMessage } from '@nain-jaune/protocol';
import type { Remote } from '../browser/remoteMessages.ts';
import type {
  BotOffer,
  ChallengeReading,
  ContestRequest,
  GameSetup,
  KnownGame,
  LessonMaterial,
  LessonSetup,
  NewChallenge,
  OpenRequest,
  Pace,
  PortMessage,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
  ServiceNotice,
} from './serviceMessages.ts';

/** A connection to a table, over the port of a worker or a WebSocket. */
export interface TableConnection {
  send(command: Command): void;
  /** Requests the events after `known`. */
  catchUp(known: KnownGame | null): void;
  close(): void;
}

export type Receive = (message: ServerMessage) => void;

/** Stores and plays games, in a worker. Every failed call rejects with a `GameServiceError`. */
export interface GameCalls {
  bots(): BotOffer;
  list(): Promise<readonly SavedGame[]>;
  /** Resolves with the id of the new game. */
  create(setup: GameSetup): Promise<string>;
  /**
   * Stores the games of a text of records, one on each line. Resolves with their ids. If a record is invalid, it stores none and
   * fails with `record-unreadable`.
   */
  add(text: string): Promise<readonly string[]>;
  /** Starts a practice game that continues from before a move in a settled deal. Resolves with its id. */
  practise(request: PracticeRequest): Promise<string>;
  /** Starts a game that continues from a position. Resolves with its id, or fails with `position-wrong`. */
  playPosition(request: PositionRequest): Promise<string>;
  /** Starts a game on the same cards as others, or continues the one that counts. Resolves with its id. */
  enterContest(request: ContestRequest): Promise<string>;
  /** Makes a challenge of a finished deal or game. Resolves with the text for a link; null if it would be too long. */
  makeChallenge(challenge: NewChallenge): Promise<string | null>;
  /** Reads a challenge. Further texts have other results of the same one. */
  readChallenge(texts: readonly string[]): Promise<ChallengeReading>;
  /** Adds the own result to a challenge. Resolves with the text for a link; null if it would be too long. */
  answerChallenge(text: string, name: string): Promise<string | null>;
  /**
   * Opens a game at its table, over a port. If `seat` is null the only person is connected. At a table of several people with a
   * deal in progress no one is: `next` is the person who is to take the device.
   */
  open(request: OpenRequest, port: MessagePort): Promise<Seating>;
  /** The table is on the screen: the worker may load its bots now. */
  shown(): void;
  /** Deals at a table of several people while no person has the device. */
  deal(id: string): Promise<Seating>;
  /** Closes the table of a game if it is open. Its bots stop. */
  leave(id: string): Promise<void>;
  /** The record of a game without a deal in progress, as text. */
  record(id: string): Promise<string>;
  /**
   * The address of a file with the whole record. The page must not read it: it has the hands of the deal in progress, except
   * for a game that counts.
   */
  file(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  setPace(pace: Pace): void;
  /** Opens the table of the lesson in place of any other, over a port. Its game is not stored. */
  lesson(setup: LessonSetup, port: MessagePort): Promise<LessonMaterial>;
}

/** What the page knows of the game service. */
export interface GameNews {
  /** Whether games outlive the page, as far as known. */
  readonly keeps: boolean;
  /** Calls `listener` with each notice. Returns a cancel function. */
  onNotice(listener: (notice: ServiceNotice) => void): () => void;
}

export interface GameService extends Remote<GameCalls>, GameNews {}

/** Connects to a table in the worker. Its messages need no parser: the worker is of the same build as the page. */
export function portConnection(port: MessagePort, receive: Receive): TableConnection {
  port.onmessage = (event: MessageEvent<ServerMessage>) => receive(event.data);
  const post = (message: PortMessage) => port.postMessage(message);
  return {
    send: post,
    catchUp: (known) => post({ type: 'catch-up', known }),
    close: () => port.close(),
  };
}
