import { workerData } from 'node:worker_threads';
import { simulateGameOf } from './game.ts';
import { Players } from './players.ts';
import { servePool } from './poolWorker.ts';
import { seedOfGame } from './seeding.ts';
import type { GameResult, SimulationJob } from './simulate.ts';
import { summarise } from './statistics.ts';

/** A thread of a simulation. */
const job: SimulationJob = workerData;

servePool((signal) => {
  const players = new Players({ milliseconds: job.botMilliseconds });
  return {
    async run(number): Promise<GameResult> {
      const seed = seedOfGame(job.seed, number);
      const { game, record } = await simulateGameOf({ ...job, seed }, players, signal);
      const line = job.keepRecords ? JSON.stringify({ ...record, seed }) : null;
      return { summary: summarise(game), line, faults: players.takeFaults() };
    },
    close: () => players.close(),
  };
});
