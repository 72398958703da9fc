import { type GameStart, type Ruleset, type Seat, startGame, startProblems } from '@nain-jaune/engine';

/** Whether a game can have these counters and boxes before a deal. The same check as that of records. */
export function mayStart(start: GameStart, rules: Ruleset, dealer: Seat): boolean {
  const game = startGame(rules, start.counters.length, dealer, start);
  return startProblems(game, dealer).length === 0;
}
