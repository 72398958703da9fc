import { seatsOf } from '@nain-jaune/engine';
import { seededRandom, shuffled } from '@nain-jaune/engine/random';
import { cardsOf, seedOfGame } from '../chance.ts';
import { Play } from '../play.ts';
import type { Askers } from './askers.ts';
import type { ArenaGame, ArenaJob } from './job.ts';
import { outcomeOf } from './outcome.ts';

/** All games of a number: each table of contestants in every rotation, so that everybody has every seat's cards. */
export async function playTogether(job: ArenaJob, number: number, askers: Askers): Promise<ArenaGame[]> {
  const { ruleset, players } = job;
  const seed = seedOfGame(job.seed, number);
  const cards = cardsOf(ruleset, players, seed);
  const games: ArenaGame[] = [];
  for (const table of tablesOf(job.contestants.length, players, number, seed)) {
    for (const rotation of seatsOf(players)) {
      const seated = table.map((_, seat) => table[(seat + rotation) % players] ?? 0);
      const play = Play.begin(ruleset, players, cards);
      await askers.playOn(play, seated, seed);
      games.push(outcomeOf(job, number, play, seated));
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
  const at = (place: number) => order[place % contestants] ?? 0;
  const filled = Array.from({ length: tables }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => at(table * seats + seat)),
  );
  return contestants < seats ? filled.map((table) => shuffled(table, seededRandom(`${seed} seats`))) : filled;
}
