import { workerData } from 'node:worker_threads';
import { Players } from '../players.ts';
import { servePool } from '../poolWorker.ts';
import type { ArenaJob, ArenaRound } from './arenaJob.ts';
import { playAgainst } from './playAgainst.ts';
import { playTogether } from './playTogether.ts';
import { TimedContestants } from './timedContestants.ts';

// One thread of an arena.
const job = workerData as ArenaJob;

servePool((signal) => {
  const players = new Players({ milliseconds: job.botMilliseconds });
  const timed = new TimedContestants(job.contestants, players, signal);
  return {
    async unit(number): Promise<ArenaRound> {
      const games = await (job.hasBase ? playAgainst : playTogether)(job, number, timed);
      return { games, times: timed.takeTimes(), faults: players.takeFaults() };
    },
    close: () => players.close(),
  };
});
