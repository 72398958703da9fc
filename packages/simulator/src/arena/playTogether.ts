import { seatsOf } from '@nain-jaune/engine';
import { seededRandom, shuffled } from '@nain-jaune/engine/random';
import { GameDriver } from '../gameDriver.ts';
import { cardsForSeed, seedOfGame } from '../seeding.ts';
import { arenaGameOf } from './arenaGame.ts';
import type { ArenaGame, ArenaJob } from './arenaJob.ts';
import type { TimedContestants } from './timedContestants.ts';

/** All games of a number: each table of contestants in every rotation, so that everybody has every seat's cards. */
export async function playTogether(
  job: ArenaJob,
  number: number,
  timed: TimedContestants,
): Promise<ArenaGame[]> {
  const { ruleset, players } = job;
  const seed = seedOfGame(job.seed, number);
  const cards = cardsForSeed(ruleset, players, seed);
  const games: ArenaGame[] = [];
  for (const table of tablesOf(job.contestants.length, players, number, seed)) {
    for (const rotation of seatsOf(players)) {
      const seated = table.map((_, seat) => table[(seat + rotation) % players] as number);
      const driver = GameDriver.start(ruleset, players, cards);
      await timed.playOn(driver, seated, seed);
      games.push(arenaGameOf(job, number, driver, seated));
    }
  }
  return games;
}

/**
 * Who sits together, table by table, in the games of a number. Fewer contestants than seats sit on several, and who
 * gets the seats that are left over changes from number to number. More than there are seats are drawn to as many
 * tables as hold them all, the last filled up with some of the first.
 */
export function tablesOf(contestants: number, seats: number, number: number, seed: string): number[][] {
  const order = shuffled(
    Array.from({ length: contestants }, (_, index) => (index + number) % contestants),
    seededRandom(`${seed} tables`),
  );
  const tables = Math.ceil(contestants / seats);
  const at = (place: number) => order[place % contestants] as number;
  const filled = Array.from({ length: tables }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => at(table * seats + seat)),
  );
  return contestants < seats ? filled.map((table) => shuffled(table, seededRandom(`${seed} seats`))) : filled;
}
