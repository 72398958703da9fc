import { type Kernel, LAYOUT } from '@nain-jaune/engine/kernel';

const { BOXES } = LAYOUT;

/**
 * Returns the value of the end of a deal for a seat, in counters: its own and, if the game goes on, its share of the
 * boxes. If a game of several deals ends here, having the most counters is worth an ante of every player, shared by the
 * winners.
 *
 * @param settled the number of deals settled before this one.
 */
export function terminalValue(kernel: Kernel, seat: number, settled: number): number {
  const own = kernel.countersOf(seat);
  if (kernel.rules.deals === 1) return own;
  return own + (endsGame(kernel, settled + 1) ? prize(kernel, seat) : boxShare(kernel));
}

function boxShare(kernel: Kernel): number {
  let sum = 0;
  for (let box = 0; box < BOXES; box++) sum += kernel.countersIn(box);
  return sum / kernel.rules.players;
}

/** Whether the number of deals, a target or ruin ends the game. Ruin is ignored if only the dealer antes. */
function endsGame(kernel: Kernel, deals: number): boolean {
  const { rules } = kernel;
  if (rules.deals !== null && deals >= rules.deals) return true;
  for (let seat = 0; seat < rules.players; seat++) {
    const has = kernel.countersOf(seat);
    if (rules.target !== null && has >= rules.target) return true;
    if (!rules.onlyDealerAntes && has < rules.ante) return true;
  }
  return false;
}

function prize(kernel: Kernel, seat: number): number {
  const { players, ante } = kernel.rules;
  const own = kernel.countersOf(seat);
  let equals = 0;
  for (let other = 0; other < players; other++) {
    const has = kernel.countersOf(other);
    if (has > own) return 0;
    if (has === own) equals++;
  }
  return (ante * players) / equals;
}
