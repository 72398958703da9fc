import { workerData } from 'node:worker_threads';
import { serveWork } from '../crewMember.ts';
import { Players } from '../players.ts';
import { playAgainst } from './against.ts';
import { Askers } from './askers.ts';
import type { ArenaJob, ArenaRound } from './job.ts';
import { playTogether } from './together.ts';

// One thread of an arena.
const job = workerData as ArenaJob;

serveWork((signal) => {
  const players = new Players({ milliseconds: job.botMilliseconds });
  const askers = new Askers(job.contestants, players, signal);
  return {
    async unit(number): Promise<ArenaRound> {
      const games = await (job.hasBase ? playAgainst : playTogether)(job, number, askers);
      return { games, times: askers.takeTimes(), faults: players.takeFaults() };
    },
    close: () => players.close(),
  };
});
