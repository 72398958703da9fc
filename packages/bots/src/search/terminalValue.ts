import { type Kernel, LAYOUT } from '@nain-jaune/engine/kernel';

const { BOXES } = LAYOUT;

/**
 * What the end of a deal is worth to a seat, in counters: those it has and, where the game goes on, its share of what lies
 * in the boxes, which belongs to nobody yet. Where the game ends with this deal but was of more than one, to have the most
 * counters is worth an ante of every player, shared by those who have as many.
 *
 * `settled` is the number of deals settled before this one.
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

/** The last deal, a target that was reached, or ruin; where the dealer alone antes, ruin is left out of account. */
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
