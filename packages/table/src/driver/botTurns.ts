import type { Move } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Fault } from '../bots.ts';
import type { Clock } from '../clock.ts';
import { paceFactor, waitOf } from '../room/arranged.ts';
import type { RoomConfig } from '../room/input.ts';
import type { BotTurn, Pace } from '../room/room.ts';
import { BotThinking } from './botThinking.ts';

const DEFAULT_LIMIT_MS = 15_000;

export interface BotTurnOptions {
  readonly config: RoomConfig;
  readonly clock: Clock;
  /** How long a bot may think, in milliseconds; fifteen seconds by default. */
  readonly botLimitMs?: number;
  /**
   * The share of its shortest wait in which a bot leaves the device idle before it thinks, from 0 to 1; 0 by default. For a
   * device that also draws the table.
   */
  readonly botPause?: number;
  readonly onFault?: (fault: Fault) => void;
}

interface AskedTurn {
  readonly turn: BotTurn;
  /** When the pause before thinking ends; null if the bot thinks already. */
  readonly thinkAt: number | null;
  readonly stop: () => void;
}

/** Asks the bots of a room for their moves, one at a time and once for each turn. */
export class BotTurns {
  readonly #options: BotTurnOptions;
  readonly #onMove: (turn: BotTurn, move: Move) => void;
  #asked: AskedTurn | null = null;

  constructor(options: BotTurnOptions, onMove: (turn: BotTurn, move: Move) => void) {
    this.#options = options;
    this.#onMove = onMove;
  }

  /** Asks the bot of a turn, and stops asking any other. The pause before it thinks follows the pace. */
  ask(turn: BotTurn | null, pace: Pace): void {
    const { clock } = this.#options;
    const thinkAt = turn === null ? 0 : this.#thinkAt(turn, pace);
    const asked = this.#asked;
    if (turn !== null && isSameTurn(asked?.turn, turn) && (asked?.thinkAt ?? thinkAt) === thinkAt) return;
    this.stop();
    if (turn === null || turn.seed === null || turn.chosen !== null) return;
    const { seed } = turn;
    const wait = thinkAt - clock.now();
    if (wait <= 0) this.#think(turn, seed);
    else this.#asked = { turn, thinkAt, stop: clock.after(wait, () => this.#think(turn, seed)) };
  }

  /** Calls `act` later, unless the turn is over by then. */
  retry(afterMs: number, act: () => void): void {
    if (this.#asked === null) return;
    this.#asked = { ...this.#asked, stop: this.#options.clock.after(afterMs, act) };
  }

  stop(): void {
    this.#asked?.stop();
    this.#asked = null;
  }

  #thinkAt(turn: BotTurn, pace: Pace): number {
    const { botPause = 0 } = this.#options;
    const leastWait = Math.min(waitOf('lay', turn, pace), waitOf('pass', turn, pace));
    return turn.since + botPause * paceFactor(turn.bot, this.#options) * leastWait;
  }

  #think(turn: BotTurn, seed: number): void {
    const { config, clock, botLimitMs = DEFAULT_LIMIT_MS, onFault } = this.#options;
    const { seat, view, legal } = turn;
    const bot = config.bots[turn.bot] ?? config.standIn;
    const question = { seat, bot, view, legal, random: seededRandom(seed), limitMs: botLimitMs };
    const thinking = new BotThinking(question, clock, {
      fault: (fault) => onFault?.(fault),
      answer: (move) => this.#onMove(turn, move),
    });
    this.#asked = { turn, thinkAt: null, stop: () => thinking.stop() };
  }
}

function isSameTurn(one: BotTurn | undefined, other: BotTurn): boolean {
  return one?.seat === other.seat && one.number === other.number && one.bot === other.bot;
}
