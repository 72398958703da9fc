import { type Move, moveText, type Seat, seatsOf } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { cardsForSeed, seedOfGame } from '../seeding.ts';
import { type ArenaGame, arenaGameOf } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import type { TimedContestants } from './timedContestants.ts';

/** A decision of the base and the game before it. */
interface Fork {
  readonly decision: Decision;
  readonly driver: GameDriver;
  readonly chosen: Move;
}

/**
 * Plays the games of a round: the base on every seat, and then each challenger on one seat with the base on all others,
 * with the same cards and random numbers. A challenger's game is forked from the base's at the first different move.
 */
export async function playAgainst(
  job: ArenaJob,
  round: number,
  contestants: TimedContestants,
): Promise<ArenaGame[]> {
  const { players } = job;
  const base = job.contestants.length - 1;
  const seed = seedOfGame(job.seed, round);
  const baseSeats = seatsOf(players).map(() => base);
  const driver = GameDriver.start(job.ruleset, players, cardsForSeed(job.ruleset, players, seed));
  const forks: Fork[] = [];
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const chosen = await contestants.ask(base, decision, seed);
    forks.push({ decision, driver: driver.fork(), chosen });
    driver.makeMove(chosen);
  }

  async function playChallenger(challenger: number, seat: Seat): Promise<ArenaGame> {
    const seated = baseSeats.with(seat, challenger);
    for (const { decision, driver: before, chosen } of forks) {
      if (decision.seat !== seat) continue;
      const move = await contestants.ask(challenger, decision, seed);
      if (moveText(move) === moveText(chosen)) continue;
      const fork = before.fork();
      fork.makeMove(move);
      await contestants.playOn(fork, seated, seed);
      return arenaGameOf(job, round, fork, seated);
    }
    return arenaGameOf(job, round, driver, seated);
  }

  const games = [arenaGameOf(job, round, driver, baseSeats)];
  for (let challenger = 0; challenger < base; challenger++)
    for (const seat of challengerSeats(job, round)) games.push(await playChallenger(challenger, seat));
  return games;
}

function challengerSeats({ players, seats }: ArenaJob, round: number): Seat[] {
  const all = seatsOf(players);
  return seats === 'all' ? all : all.filter((seat) => seat === round % players);
}
