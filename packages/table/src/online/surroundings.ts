import type { Random } from '@nain-jaune/engine/random';
import type { TableSummary } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import type { Fault, Pace, TableBot } from '../options.ts';
import type { ProofMaker } from '../proof/maker.ts';
import type { Entry } from './entries.ts';
import type { Limits } from './limits.ts';

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
