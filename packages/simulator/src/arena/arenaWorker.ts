import { workerData } from 'node:worker_threads';
import { Players } from '../players.ts';
import { servePool } from '../poolWorker.ts';
import type { ArenaRound } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import { playAgainst } from './playAgainst.ts';
import { playTogether } from './playTogether.ts';
import { TimedContestants } from './timedContestants.ts';

/** A thread of an arena. */
const job: ArenaJob = workerData;

servePool((signal) => {
  const players = new Players({ milliseconds: job.botMilliseconds });
  const contestants = new TimedContestants(job.contestants, players, signal);
  return {
    async run(number): Promise<ArenaRound> {
      const games = await (job.hasBase ? playAgainst : playTogether)(job, number, contestants);
      return { games, times: contestants.takeTimes(), faults: players.takeFaults() };
    },
    close: () => players.close(),
  };
});
