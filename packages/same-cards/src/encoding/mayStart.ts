import type { GameStart, Ruleset } from '@nain-jaune/engine';

/** Whether a game can have these counters and boxes before a deal. */
export function mayStart({ counters, boxes }: GameStart, rules: Ruleset): boolean {
  const bank = rules.counters * counters.length;
  const sum = [...counters, ...boxes].reduce((total, some) => total + some, 0);
  const ante = rules.honours.reduce((total, { stake }) => total + stake, 0);
  const mayAnte = rules.ante === 'dealer' || rules.debts || counters.every((has) => has >= ante);
  return sum === bank && mayAnte && boxes.every((has) => has >= 0);
}
