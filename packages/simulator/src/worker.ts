import { parentPort, workerData } from 'node:worker_threads';
import { seedOfGame, simulateGame } from './game.ts';
import { type Batch, END_OF_WORK, type Job, type PlayedGame } from './job.ts';
import { summarise } from './statistics.ts';

// One thread of a simulation: it is given batches of game numbers and gives back the games, until it is
// ended.
const job = workerData as Job;

function playGame(number: number): PlayedGame {
  const { game, record } = simulateGame({ ...job, seed: seedOfGame(job.seed, number) });
  return { summary: summarise(game), line: job.keepRecords ? JSON.stringify(record) : null };
}

parentPort?.on('message', (message: Batch | typeof END_OF_WORK) => {
  if (message === END_OF_WORK) {
    parentPort?.close();
    return;
  }
  const { first, count } = message;
  const games = Array.from({ length: count }, (_, index) => playGame(first + index));
  parentPort?.postMessage({ first, games });
});
