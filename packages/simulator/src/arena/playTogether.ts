import { seatsOf } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import { seededRandom, shuffled } from '@nain-jaune/engine/random';
import { cardsForSeed, seedOfGame } from '../seeding.ts';
import { type ArenaGame, arenaGameOf } from './arenaGame.ts';
import type { ArenaJob } from './arenaJob.ts';
import type { TimedContestants } from './timedContestants.ts';

/** Plays the games of a round: each table of contestants in every rotation of its seats. */
export async function playTogether(
  job: ArenaJob,
  round: number,
  contestants: TimedContestants,
): Promise<ArenaGame[]> {
  const { ruleset, players } = job;
  const seed = seedOfGame(job.seed, round);
  const cards = cardsForSeed(ruleset, players, seed);
  const games: ArenaGame[] = [];
  for (const seated of seatingsTogether(job, round)) {
    const driver = GameDriver.start(ruleset, players, cards);
    await contestants.playOn(driver, seated, seed);
    games.push(arenaGameOf(job, round, driver, seated));
  }
  return games;
}

/** Returns the seats of each game of a round in order. */
function seatingsTogether({ contestants, players, seed }: ArenaJob, round: number): number[][] {
  return tablesOf(contestants.length, players, round, seedOfGame(seed, round)).flatMap((table) =>
    seatsOf(players).map((rotation) => [...table.slice(rotation), ...table.slice(0, rotation)]),
  );
}

/**
 * Returns the contestants of each table of a round. If they are fewer than the seats, each takes several, and those with
 * one more change from round to round. If they are more, they are drawn to as many tables as needed, and the last table
 * is filled with some of the first.
 */
export function tablesOf(contestants: number, seats: number, round: number, seed: string): number[][] {
  const order = shuffled(
    Array.from({ length: contestants }, (_, index) => (index + round) % contestants),
    seededRandom(`${seed} tables`),
  );
  const tables = Array.from({ length: Math.ceil(contestants / seats) }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => itemAt(order, (table * seats + seat) % contestants)),
  );
  return contestants < seats ? tables.map((table) => shuffled(table, seededRandom(`${seed} seats`))) : tables;
}
