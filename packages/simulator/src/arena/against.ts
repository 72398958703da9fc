import { type Move, moveText, type Seat, seatsOf } from '@nain-jaune/engine';
import { cardsOf, seedOfGame } from '../chance.ts';
import { type Decision, Play } from '../play.ts';
import type { Askers } from './askers.ts';
import type { ArenaGame, ArenaJob } from './job.ts';
import { outcomeOf } from './outcome.ts';

/** A choice of the base in the game between bases, and the game as it stood. */
interface Fork {
  readonly decision: Decision;
  readonly play: Play;
  readonly chosen: Move;
}

/** The game between bases with every choice in it. */
interface BaseGame {
  readonly play: Play;
  readonly forks: readonly Fork[];
  readonly seated: readonly number[];
}

/**
 * All games of a number: the base on every seat, and then each challenger on one seat with the base on all others, with
 * the same cards and the same chance. Up to the challenger's first move that is not the base's own the game is the
 * same, and is not played again.
 */
export async function playAgainst(job: ArenaJob, number: number, askers: Askers): Promise<ArenaGame[]> {
  const base = await playBase(job, number, askers);
  const games = [outcomeOf(job, number, base.play, base.seated)];
  for (let challenger = 0; challenger < job.contestants.length - 1; challenger++) {
    for (const seat of seatsTaken(job, number))
      games.push(await playChallenger(job, number, askers, base, challenger, seat));
  }
  return games;
}

/** Who sits where in each game of a number, in their order: first the game between bases. */
export function seatingsAgainst(job: ArenaJob, number: number): number[][] {
  const challengers = job.contestants.length - 1;
  const bases = seatsOf(job.players).map(() => challengers);
  const games = Array.from({ length: challengers }, (_, challenger) =>
    seatsTaken(job, number).map((seat) => bases.with(seat, challenger)),
  );
  return [bases, ...games.flat()];
}

/** The seats that every challenger takes in the games of a number. */
function seatsTaken({ players, seats }: ArenaJob, number: number): Seat[] {
  const all = seatsOf(players);
  return seats === 'all' ? all : all.filter((seat) => seat === number % players);
}

async function playBase(job: ArenaJob, number: number, askers: Askers): Promise<BaseGame> {
  const { ruleset, players, contestants } = job;
  const base = contestants.length - 1;
  const seed = seedOfGame(job.seed, number);
  const play = Play.begin(ruleset, players, cardsOf(ruleset, players, seed));
  const forks: Fork[] = [];
  for (let decision = play.next(); decision !== null; decision = play.next()) {
    const answer = askers.ask(base, decision, seed);
    const chosen = answer instanceof Promise ? await answer : answer;
    forks.push({ decision, play: play.fork(), chosen });
    play.answer(chosen);
  }
  return { play, forks, seated: seatsOf(players).map(() => base) };
}

async function playChallenger(
  job: ArenaJob,
  number: number,
  askers: Askers,
  base: BaseGame,
  challenger: number,
  seat: Seat,
): Promise<ArenaGame> {
  const seed = seedOfGame(job.seed, number);
  const seated = base.seated.with(seat, challenger);
  for (const { decision, play, chosen } of base.forks) {
    if (decision.seat !== seat) continue;
    const answer = askers.ask(challenger, decision, seed);
    const move = answer instanceof Promise ? await answer : answer;
    if (moveText(move) === moveText(chosen)) continue;
    const other = play.fork();
    other.answer(move);
    await askers.playOn(other, seated, seed);
    return outcomeOf(job, number, other, seated);
  }
  return outcomeOf(job, number, base.play, seated);
}
