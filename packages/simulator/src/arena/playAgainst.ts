import { type Move, moveText, type Seat, seatsOf } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '../gameDriver.ts';
import { cardsForSeed, seedOfGame } from '../seeding.ts';
import { arenaGameOf } from './arenaGame.ts';
import type { ArenaGame, ArenaJob } from './arenaJob.ts';
import type { TimedContestants } from './timedContestants.ts';

/** A choice of the base in the game between bases, and the game as it stood. */
interface Fork {
  readonly decision: Decision;
  readonly driver: GameDriver;
  readonly chosen: Move;
}

/** The game between bases with every choice in it. */
interface BaseGame {
  readonly driver: GameDriver;
  readonly forks: readonly Fork[];
  readonly seated: readonly number[];
}

/**
 * All games of a number: the base on every seat, and then each challenger on one seat with the base on all others, with
 * the same cards and the same chance. Up to the challenger's first move that is not the base's own the game is the
 * same, and is not played again.
 */
export async function playAgainst(
  job: ArenaJob,
  number: number,
  timed: TimedContestants,
): Promise<ArenaGame[]> {
  const base = await playBase(job, number, timed);
  const games = [arenaGameOf(job, number, base.driver, base.seated)];
  for (let challenger = 0; challenger < job.contestants.length - 1; challenger++) {
    for (const seat of seatsTaken(job, number))
      games.push(await playChallenger(job, number, timed, base, challenger, seat));
  }
  return games;
}

/** The seats that every challenger takes in the games of a number. */
function seatsTaken({ players, seats }: ArenaJob, number: number): Seat[] {
  const all = seatsOf(players);
  return seats === 'all' ? all : all.filter((seat) => seat === number % players);
}

async function playBase(job: ArenaJob, number: number, timed: TimedContestants): Promise<BaseGame> {
  const { ruleset, players, contestants } = job;
  const base = contestants.length - 1;
  const seed = seedOfGame(job.seed, number);
  const driver = GameDriver.start(ruleset, players, cardsForSeed(ruleset, players, seed));
  const forks: Fork[] = [];
  for (let decision = driver.nextDecision(); decision !== null; decision = driver.nextDecision()) {
    const answer = timed.ask(base, decision, seed);
    const chosen = answer instanceof Promise ? await answer : answer;
    forks.push({ decision, driver: driver.fork(), chosen });
    driver.makeMove(chosen);
  }
  return { driver, forks, seated: seatsOf(players).map(() => base) };
}

async function playChallenger(
  job: ArenaJob,
  number: number,
  timed: TimedContestants,
  base: BaseGame,
  challenger: number,
  seat: Seat,
): Promise<ArenaGame> {
  const seed = seedOfGame(job.seed, number);
  const seated = base.seated.with(seat, challenger);
  for (const { decision, driver, chosen } of base.forks) {
    if (decision.seat !== seat) continue;
    const answer = timed.ask(challenger, decision, seed);
    const move = answer instanceof Promise ? await answer : answer;
    if (moveText(move) === moveText(chosen)) continue;
    const other = driver.fork();
    other.makeMove(move);
    await timed.playOn(other, seated, seed);
    return arenaGameOf(job, number, other, seated);
  }
  return arenaGameOf(job, number, base.driver, seated);
}
