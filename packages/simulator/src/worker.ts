import { workerData } from 'node:worker_threads';
import { seedOfGame } from './chance.ts';
import { serveWork } from './crewMember.ts';
import { simulateGameOf } from './game.ts';
import type { Job, PlayedGame } from './job.ts';
import { Players } from './players.ts';
import { summarise } from './statistics.ts';

// One thread of a simulation.
const job = workerData as Job;

serveWork((signal) => {
  const players = new Players({ milliseconds: job.botMilliseconds });
  return {
    async unit(number): Promise<PlayedGame> {
      const seed = seedOfGame(job.seed, number);
      const { game, record } = await simulateGameOf({ ...job, seed }, players, signal);
      const line = job.keepRecords ? JSON.stringify({ ...record, seed }) : null;
      return { summary: summarise(game), line, faults: players.takeFaults() };
    },
    close: () => players.close(),
  };
});
