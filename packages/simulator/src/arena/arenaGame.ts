import { type Game, makeRecord } from '@nain-jaune/engine';
import type { GameDriver } from '../gameDriver.ts';
import type { ArenaGame, ArenaJob } from './arenaJob.ts';

/** A game that has ended, as the arena counts it. `number` is that of its cards. */
export function arenaGameOf(
  job: ArenaJob,
  number: number,
  driver: GameDriver,
  seated: readonly number[],
): ArenaGame {
  const { game, decisions } = driver;
  const { counters, settled } = game;
  const winners = settled.map(({ phase }) => (phase.type === 'over' ? phase.winner : null));
  return {
    seated,
    counters: counters.map((has) => has - job.ruleset.counters),
    won: counters.map((_, seat) => winners.filter((winner) => winner === seat).length / settled.length),
    decisions,
    deals: settled.length,
    line: job.keepRecords ? lineOf(job, number, game, seated) : null,
  };
}

/** The record of a game with the number of its cards beside: games with the same number had the same cards. */
function lineOf({ contestants }: ArenaJob, cards: number, game: Game, seated: readonly number[]): string {
  const players = seated.map((contestant, seat) => ({
    name: `Bot ${seat + 1}`,
    bot: contestants[contestant] as string,
  }));
  return JSON.stringify({ ...makeRecord(game, players), cards });
}
