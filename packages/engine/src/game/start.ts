import type { Seat } from '../cards/seat.ts';
import type { Problem } from '../problem.ts';
import { antesOf, type Game } from './game.ts';

/** The most that a seat may owe at the start, if the rules have debts. More than in any game. */
const MOST_OWED = 100_000_000;

/** Everything that keeps a game from beginning with its counters and boxes: a wrong sum, or an ante that cannot be paid. */
export function startProblems(game: Game, dealer: Seat): Problem[] {
  const { players, rules, ruleset, counters, boxes } = game;
  if (counters.length !== players) return [conflict('counters', `${players}`, counters.length)];
  const bank = players * ruleset.counters;
  const sum = [...counters, ...boxes].reduce((total, some) => total + some, 0);
  const antes = antesOf(game, dealer);
  const leastAt = (seat: number) =>
    antes.includes(seat as Seat) ? rules.ante : rules.debts ? -MOST_OWED : 0;
  return [
    ...(sum === bank ? [] : [conflict('counters', `${bank}`, sum)]),
    ...counters.flatMap((has, seat) => tooLittle(`counters[${seat}]`, leastAt(seat), has)),
    ...boxes.flatMap((has, box) => tooLittle(`boxes[${box}]`, 0, has)),
  ];
}

function tooLittle(path: string, least: number, value: number): Problem[] {
  return value >= least ? [] : [conflict(path, `≥ ${least}`, value)];
}

function conflict(path: string, expected: string, value: number): Problem {
  return { code: 'conflict', path, expected, found: `${value}` };
}
