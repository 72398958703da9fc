import type { Card } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { TableSummary } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import type { Fault, Pace, TableBot } from '../options.ts';
import type { Entry } from './entries.ts';
import type { Limits } from './limits.ts';

/** What a pack follows from: the server's secret, the number of the player who cut, and which deal it is. */
export interface PackFacts {
  readonly secret: string;
  readonly cut: string | null;
  readonly code: string;
  readonly game: number;
  readonly deal: number;
}

/** What shows that a pack was not chosen: the promise that was made before the cut, and what it promised. */
export interface DealProof extends PackFacts {
  readonly commitment: string;
}

/** Makes secrets, promises and the packs that follow from them. */
export interface ProofMaker {
  /** A new secret, from strong chance. */
  secret(): string;
  /** The promise of a secret, which does not give it away. */
  commitment(secret: string): string;
  /** The shuffled pack, its top card first. */
  pack(facts: PackFacts): readonly Card[];
}

/** What a table online needs from outside. */
export interface OnlineSurroundings {
  readonly clock: Clock;
  /** Strong chance, for the first dealer. */
  readonly random: Random;
  /** Chance of the bots. */
  readonly botRandom: Random;
  /** The bots that may sit here, by name. */
  readonly bots: Readonly<Record<string, TableBot>>;
  /** Plays for persons who are away. */
  readonly standIn: TableBot;
  /** The names of the bots that take free seats when a game begins, in order; the stand-in's unless given. */
  readonly fillers?: readonly string[];
  readonly pace: Pace;
  /** How long a bot may think, in milliseconds. */
  readonly botLimit?: number;
  readonly proof: ProofMaker;
  /** Keeps what is new, all of it or nothing: the promise is fulfilled when it will outlive the server. */
  append(entries: readonly Entry[]): Promise<void>;
  /** Is told of what went wrong outside the rules. */
  readonly fault?: (fault: Fault) => void;
  readonly limits?: Partial<Limits>;
  /** Is told when the company changed in what strangers may see. */
  readonly onChange?: (summary: TableSummary) => void;
  /** Is told when the table is closed for good. */
  readonly onClosed?: () => void;
}
