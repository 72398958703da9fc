import { makeRecord } from '@nain-jaune/engine';
import type { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import type { PlayerFault } from '../players.ts';
import { seedOfGame } from '../seeding.ts';
import type { ArenaJob } from './arenaJob.ts';

/** The result of one game. */
export interface ArenaGame {
  /** Index of the contestant by seat. */
  readonly seated: readonly number[];
  /** Counters won or lost by seat. */
  readonly counters: readonly number[];
  /** Share of the deals won by seat. */
  readonly won: readonly number[];
  /** Number of decisions by seat. */
  readonly decisions: readonly number[];
  readonly deals: number;
  /** The record as a line of JSON if `keepRecords`. */
  readonly line: string | null;
}

/** All games with the same cards. */
export interface ArenaRound {
  /** With a base, its game on all seats is the first. */
  readonly games: readonly ArenaGame[];
  /** Milliseconds of each decision by contestant. */
  readonly times: readonly (readonly number[])[];
  readonly faults: readonly PlayerFault[];
}

export function arenaGameOf(
  job: ArenaJob,
  round: number,
  { game, decisions }: Pick<GameDriver, 'game' | 'decisions'>,
  seated: readonly number[],
): ArenaGame {
  const { counters, settled } = game;
  const winners = settled.map(({ phase }) => (phase.type === 'over' ? phase.winner : null));
  const players = seated.map((contestant, seat) => ({
    name: `Bot ${seat + 1}`,
    bot: itemAt(job.contestants, contestant),
  }));
  return {
    seated,
    counters: counters.map((has) => has - job.ruleset.counters),
    won: counters.map((_, seat) => winners.filter((winner) => winner === seat).length / settled.length),
    decisions,
    deals: settled.length,
    // Games of the same round have the same cards.
    line: job.keepRecords
      ? JSON.stringify({ ...makeRecord(game, players), cards: round, seed: seedOfGame(job.seed, round) })
      : null,
  };
}
