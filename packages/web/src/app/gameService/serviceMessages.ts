import type { Card, Finding, GameView, MovePlace, Problem, Ruleset, Seat } from '@nain-jaune/engine';
import type { Command } from '@nain-jaune/protocol';
import type { ChallengeProblem } from '@nain-jaune/same-cards';

/* What passes between the page and the worker that stores the games. Play itself goes over a port, in messages of the protocol. */

/** A seat of a new game. `bot` is null for a person. */
export interface SeatSetup {
  readonly name: string;
  readonly bot: string | null;
  /** Id of the person's profile. */
  readonly profile?: string | null;
}

/** A seat of a saved game. */
export type SavedPlayer = Required<SeatSetup>;

/** Delays of the bots before a card and before a pass, in milliseconds. */
export interface Pace {
  readonly botMove: number;
  readonly botPass: number;
}

/** The available bots, by their names in records. */
export interface BotOffer {
  /** Bots with a personality. */
  readonly characters: readonly string[];
  /** Bots that differ only in strength, the weakest first. */
  readonly levels: readonly string[];
}

export interface GameSetup {
  readonly rules: Ruleset;
  readonly seats: readonly SeatSetup[];
  /** The seat of the first dealer, where the players choose; absent for the first person. */
  readonly dealer?: number;
  /** Makes the game repeatable. Without a seed the randomness is cryptographic. */
  readonly seed?: string;
}

/** The lesson to open: names by seat, the pupil's first, and the number of moves already made. */
export interface LessonSetup {
  readonly names: readonly string[];
  readonly played: number;
}

/** A position that the pupil is asked about. */
export interface LessonPosition {
  readonly name: 'follow' | 'lead' | 'keep' | 'silence';
  readonly view: GameView;
  /** Each legal move in the notation of records, with the counters it sweeps. */
  readonly answers: readonly { readonly move: string; readonly sweeps: number }[];
}

export interface LessonMaterial {
  readonly positions: readonly LessonPosition[];
  /** The cost of each card held at the end, by card. */
  readonly worth: readonly number[];
}

export interface Standing {
  readonly rules: Ruleset;
  /** By seat. */
  readonly counters: readonly number[];
  /** The counters in the boxes of the board. */
  readonly boxes: readonly number[];
  /** Null between two deals. */
  readonly toMove: Seat | null;
  /** The cards of the only person; empty between two deals. */
  readonly hand: readonly Card[];
}

/** The list entry of a saved game. */
export type SavedGame =
  | {
      readonly readable: true;
      readonly id: string;
      /** Time of the last write, in milliseconds since 1970. */
      readonly kept: number;
      readonly rulesId: string;
      readonly players: readonly SavedPlayer[];
      readonly deals: number;
      /** Number of settled deals. */
      readonly settled: number;
      readonly over: boolean;
      /** Whether the game tries a move of another game again. */
      readonly practice: boolean;
      readonly contest: Contest | null;
      /** Only of the unfinished game that is offered first. */
      readonly standing?: Standing;
    }
  | { readonly readable: false; readonly id: string; readonly kept: number };

/** A saved game whose record is readable. */
export type ReadableGame = Extract<SavedGame, { readable: true }>;

/** The game that a client follows, and the number of the last event it has. */
export interface KnownGame {
  readonly game: number;
  readonly last: number;
}

export interface OpenRequest {
  readonly id: string;
  /** Seat of the person to connect; null for the only person. */
  readonly seat: Seat | null;
  readonly pace: Pace;
  /** What the client has from an earlier connection. */
  readonly known: KnownGame | null;
  /** The move that the only person takes back. Ignored if a bot has moved since. */
  readonly takeBack?: MovePlace | undefined;
}

/** How a practice game begins. */
export interface PracticeOptions {
  /** Deals the cards that the seat cannot see again, as it could believe them. Otherwise they are the same. */
  readonly newHidden?: boolean;
  /** The address to which the practice game leads back. */
  readonly from?: string;
}

/**
 * A move to try again in a practice game: a move of any seat in a saved game, or in the text of a record. The person takes that
 * seat. Bots play on all others.
 */
export type PracticeRequest = MovePlace &
  PracticeOptions &
  ({ readonly id: string } | { readonly record: string });

/** A game on the same cards as others. It counts once: its moves cannot be taken back. */
export type Contest =
  /** The deal of a day. */
  | { readonly type: 'daily'; readonly date: string }
  /** The cards of a friend. `text`: the challenge of the link. `code`: its short code on the server, or null. */
  | { readonly type: 'challenge'; readonly text: string; readonly code: string | null };

export interface ContestRequest {
  readonly contest: Contest;
  /** The person. */
  readonly player: SeatSetup;
  /** The names to show, by bot. */
  readonly botNames: Readonly<Record<string, string>>;
  /** Whether to play again for practice. Otherwise the game of this contest is opened if there is one. */
  readonly practice: boolean;
}

/** Length of the name with a result of a challenge, in characters. */
export const LONGEST_RESULT_NAME = 20;

/** A challenge to make of a saved game. */
export interface NewChallenge {
  readonly id: string;
  /** A settled deal, numbered from 1; null for the whole game, which must be over. */
  readonly deal: number | null;
  /** The name of the challenger; may be empty. */
  readonly name: string;
}

/** A game of a challenge. */
export interface ChallengeGame {
  /** The name of the player; may be empty. */
  readonly name: string;
  readonly isOwn: boolean;
  /** The record as text. Its bots have no names. */
  readonly record: string;
}

/** What a challenge may show. The cards are hidden until the person has played them. */
export interface ChallengeInfo {
  /** The challenge with all results that were given. */
  readonly text: string;
  /** The same for all challenges with this table. Short, and tells nothing of the cards. */
  readonly key: string;
  readonly rules: Ruleset;
  /** The bot by seat; null for the person. */
  readonly bots: readonly (string | null)[];
  /** Whether it begins with other counters than its rules say. */
  readonly hasStart: boolean;
  /** Number of deals that the challenger played. */
  readonly deals: number;
  /** The names of those who have played; may be empty. The first is the challenger. */
  readonly names: readonly string[];
  /** The person's own game; null before it is begun. */
  readonly own: { readonly id: string; readonly over: boolean } | null;
  /** The games with all cards; null until the own game is over. */
  readonly games: readonly ChallengeGame[] | null;
}

/** A challenge, or every problem of its text. */
export type ChallengeReading =
  | { readonly ok: true; readonly value: ChallengeInfo }
  | { readonly ok: false; readonly error: readonly ChallengeProblem[] };

/** A position in one line, from which a practice game continues. With `newHidden` open hands of others are dealt again. */
export interface PositionRequest extends PracticeOptions {
  readonly text: string;
  /** The person, who takes the seat of the position, then enough bots for every player count. */
  readonly seats: readonly SeatSetup[];
}

/** A message over the port of a table: a command, or a request for the events after `known`. */
export type PortMessage = Command | { readonly type: 'catch-up'; readonly known: KnownGame | null };

/** The players at an opened table, and the person who has the device. */
export interface Seating {
  readonly players: readonly SavedPlayer[];
  /** Seat of the connection; null if no person is connected, or for a spectator. */
  readonly seat: Seat | null;
  /** Seat of the person who is to take the device before the table is shown. */
  readonly next: Seat | null;
  /** What the game counts for; null for any other game and for practice. */
  readonly contest: Contest | null;
  readonly practice: boolean;
  /** The address to which a practice game leads back; null for any other game. */
  readonly from: string | null;
}

/** Why a request failed. */
export type ServiceProblem =
  | { readonly code: 'no-such-game' }
  | { readonly code: 'game-unreadable'; readonly findings: readonly Finding[] }
  | { readonly code: 'setup-refused' }
  /** The text is not a playable position. */
  | { readonly code: 'position-wrong'; readonly problems: readonly Problem[] }
  /** The text has an invalid record. `line` is null if the text is a single record. */
  | {
      readonly code: 'record-unreadable';
      readonly line: number | null;
      readonly findings: readonly Finding[];
    }
  /** The worker could not be loaded, for example offline. */
  | { readonly code: 'not-loaded' }
  /** A newer version of the page has saved the games. */
  | { readonly code: 'newer-data' }
  | { readonly code: 'store-failed'; readonly detail: string };

/**
 * A message of the game service that answers no request.
 * - `taken-over`: another tab has taken the game over.
 * - `not-kept`: the game could not be written and continues in memory. `null`: no game can be written.
 * - `kept`: a game that could not be written is now written.
 * - `restored`: a game was missing from the store and has been written again.
 * - `stopped`: the worker has stopped. An open game must be opened again.
 */
export type ServiceNotice =
  | { readonly type: 'taken-over' | 'kept' | 'restored'; readonly id: string }
  | { readonly type: 'not-kept'; readonly id: string | null }
  | { readonly type: 'stopped' };
