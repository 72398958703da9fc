import type { Finding, GameView, MovePlace, Problem, Ruleset, Seat } from '@nain-jaune/engine';
import type { Command } from '@nain-jaune/protocol';

/**
 * What the page asks of the worker that stores the games: to list, begin, open and remove games. Play itself goes over a
 * port of its own, in messages of the protocol.
 */

/** Who sits on a seat of a new game: a bot, or a person where `bot` is null. */
export interface LobbySeat {
  readonly name: string;
  readonly bot: string | null;
  /** The profile of the person, where one was chosen. */
  readonly profile?: string | null;
}

/** Who sits on a seat of a kept game. */
export type SavedPlayer = Required<LobbySeat>;

/** How quick the bots are, in milliseconds for a card and for a pass. */
export interface Pace {
  readonly botMove: number;
  readonly botPass: number;
}

/** The bots that may sit at a table here, by their names in records. */
export interface BotOffer {
  /** Bots with a temper and a name of their own. */
  readonly characters: readonly string[];
  /** Bots that are nothing but good or bad at it, the simplest first. */
  readonly levels: readonly string[];
}

/** A game to begin. */
export interface GameSetup {
  readonly rules: Ruleset;
  readonly seats: readonly LobbySeat[];
  /** Makes the game repeatable; without one its chance is strong. */
  readonly seed?: string;
}

/** The lesson to open: the names by seat, the pupil's first, and how many of its moves are made already. */
export interface LessonSetup {
  readonly names: readonly string[];
  readonly played: number;
}

/** A position to ask the pupil about, and what the rules say of it. */
export interface LessonPosition {
  readonly name: 'follow' | 'lead' | 'keep' | 'silence';
  readonly view: GameView;
  /** Each move that may be made, as a record writes it, and how many counters it sweeps. */
  readonly answers: readonly { readonly move: string; readonly sweeps: number }[];
}

/** What the lesson needs besides its table. */
export interface LessonMaterial {
  readonly positions: readonly LessonPosition[];
  /** What each card costs whoever still holds it at the end, by card. */
  readonly worth: readonly number[];
}

/** How an open game stands. */
export interface Standing {
  /** The counters by seat. */
  readonly counters: readonly number[];
  /** Whose turn it is; null between two deals. */
  readonly toMove: Seat | null;
}

/** A kept game as a list shows it. */
export type SavedGame =
  | {
      readonly readable: true;
      readonly id: string;
      /** When it was last written, in milliseconds since 1970. */
      readonly kept: number;
      readonly rulesId: string;
      readonly players: readonly SavedPlayer[];
      /** The deals so far, and how many of them are settled. */
      readonly deals: number;
      readonly settled: number;
      readonly over: boolean;
      /** Whether it goes on from a move of another game, to try that again. */
      readonly practice: boolean;
      /** How the game stands: only of the open game that was played last. */
      readonly standing?: Standing;
    }
  | { readonly readable: false; readonly id: string; readonly kept: number };

/** The game whose events a client has, and the number of the last one. */
export interface KnownGame {
  readonly game: number;
  readonly last: number;
}

/** A game to open at its table. */
export interface OpenRequest {
  readonly id: string;
  /** The person to connect; null for the only one. */
  readonly seat: Seat | null;
  readonly pace: Pace;
  /** What the client has from an earlier connection; null for nothing. */
  readonly known: KnownGame | null;
  /** The move that the only person takes back, with their moves after it. It stays if a bot has moved since. */
  readonly takeBack?: MovePlace | undefined;
}

/**
 * A move to be tried again in a new game: one of the only person of a saved game, or one of any person in the text of a
 * record. In that one bots play for the other people.
 */
export type PracticeRequest = MovePlace & ({ readonly id: string } | { readonly record: string });

/** A position in one line to play on from, as a game of its own. */
export interface PositionRequest {
  readonly text: string;
  /** Who plays: the person first, who takes the seat of the position, then bots for as many seats as there may be. */
  readonly seats: readonly LobbySeat[];
}

/** What a client sends over the port of its table: a command, or the request for everything after what it has. */
export type PortMessage = Command | { readonly type: 'catch-up'; readonly known: KnownGame | null };

/** Who plays at an opened table, and who of them has the device. */
export interface Seating {
  readonly players: readonly SavedPlayer[];
  /** The seat that the connection belongs to; null if there is none yet, or for a spectator. */
  readonly seat: Seat | null;
  /** Who of several people is to take the device before anything is shown. */
  readonly next: Seat | null;
}

/** Why a game could not be opened or taken in, or nothing could be kept. */
export type LobbyTrouble =
  | { readonly code: 'no-such-game' }
  | { readonly code: 'game-unreadable'; readonly findings: readonly Finding[] }
  | { readonly code: 'setup-refused' }
  /** A text is no position that a game can go on from. */
  | { readonly code: 'position-wrong'; readonly problems: readonly Problem[] }
  /** A text holds no records of games; `line` is the first that is wrong, null where the text is one record. */
  | {
      readonly code: 'record-unreadable';
      readonly line: number | null;
      readonly findings: readonly Finding[];
    }
  /** What plays could not be loaded, without a network perhaps. */
  | { readonly code: 'not-loaded' }
  | { readonly code: 'store-failed'; readonly detail: string };

/** What may be asked, by name: what is given and what comes back. */
export interface LobbyAsks {
  bots: { given: null; answer: BotOffer };
  list: { given: null; answer: readonly SavedGame[] };
  create: { given: GameSetup; answer: string };
  /** Takes the text of a record, or of several, one on each line. */
  add: { given: { readonly text: string }; answer: readonly string[] };
  /** Begins a game that goes on from before a move of a settled deal. */
  practise: { given: PracticeRequest; answer: string };
  /** Begins a game that goes on from a position in one line. */
  position: { given: PositionRequest; answer: string };
  open: { given: OpenRequest; answer: Seating };
  /** Deals the next deal while nobody has the device, at a table of several people. */
  deal: { given: { readonly id: string }; answer: Seating };
  /** Ends play at a game's table, if it is the one that is open. */
  leave: { given: { readonly id: string }; answer: null };
  /** The record of a game without a deal in progress, as text. */
  record: { given: { readonly id: string }; answer: string };
  /** The address of a file with the whole record, a deal in progress included: the page hands it on and never reads it. */
  file: { given: { readonly id: string }; answer: string };
  remove: { given: { readonly id: string }; answer: null };
  pace: { given: Pace; answer: null };
  /** Opens the table of the lesson in place of any other; nothing of it is kept. */
  lesson: { given: LessonSetup; answer: LessonMaterial };
}

/** One question to the lobby. `open` and `lesson` come with the port over which the table then talks. */
export type LobbyQuestion = {
  [Name in keyof LobbyAsks]: {
    readonly type: Name;
    readonly ask: number;
    readonly given: LobbyAsks[Name]['given'];
  };
}[keyof LobbyAsks];

/** Asks whether whoever keeps the games is still alive; it is answered at once, whatever else is being done. */
export interface LobbyPing {
  readonly type: 'ping';
}

/** Tells that a table is on the screen: what was held back so that it came sooner may come now. It is not answered. */
export interface TableShown {
  readonly type: 'shown';
}

/** The answer to a {@link LobbyPing}. */
export interface LobbyPong {
  readonly type: 'pong';
}

/** The answer to the question with the same number. */
export type LobbyAnswer =
  | { readonly type: 'answer'; readonly ask: number; readonly answer: LobbyAsks[keyof LobbyAsks]['answer'] }
  | { readonly type: 'trouble'; readonly ask: number; readonly trouble: LobbyTrouble };

/**
 * What the lobby tells of itself.
 * - `taken-over`: a game was taken over by another tab.
 * - `not-kept`: a game could not be written (`null`: no game can); it goes on in memory.
 * - `kept`: a game that could not be written is written now.
 * - `restored`: a game was gone from the store and was written anew.
 * - `stopped`: whoever kept the games has died; what is open must be opened again.
 */
export type LobbyNotice =
  | { readonly type: 'taken-over' | 'kept' | 'restored'; readonly id: string }
  | { readonly type: 'not-kept'; readonly id: string | null }
  | { readonly type: 'stopped' };
