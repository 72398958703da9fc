import { type Kernel, LAYOUT } from '@nain-jaune/engine/kernel';

const { BOX, BOXES, COUNTERS } = LAYOUT;

/**
 * What the end of a deal is worth to a seat, in counters: those it has and, where the game goes on, its share of what lies
 * in the boxes, which belongs to nobody yet. Where the game ends with this deal but was of more than one, to have the most
 * counters is worth an ante of every player, shared by those who have as many.
 *
 * `settled` is the number of deals settled before this one.
 */
export function terminalValue({ words, rules }: Kernel, seat: number, settled: number): number {
  const own = words[COUNTERS + seat] as number;
  if (rules.deals === 1) return own;
  return own + (endsGame(words, rules, settled + 1) ? prize(words, rules, seat) : boxShare(words, rules));
}

type Rules = Kernel['rules'];

function boxShare(words: Int32Array, { players }: Rules): number {
  let sum = 0;
  for (let box = 0; box < BOXES; box++) sum += words[BOX + box] as number;
  return sum / players;
}

/** The last deal, a target that was reached, or ruin; where the dealer alone antes, ruin is left out of account. */
function endsGame(words: Int32Array, rules: Rules, deals: number): boolean {
  if (rules.deals !== null && deals >= rules.deals) return true;
  for (let seat = 0; seat < rules.players; seat++) {
    const has = words[COUNTERS + seat] as number;
    if (rules.target !== null && has >= rules.target) return true;
    if (!rules.onlyDealerAntes && has < rules.ante) return true;
  }
  return false;
}

function prize(words: Int32Array, { players, ante }: Rules, seat: number): number {
  const own = words[COUNTERS + seat] as number;
  let equals = 0;
  for (let other = 0; other < players; other++) {
    const has = words[COUNTERS + other] as number;
    if (has > own) return 0;
    if (has === own) equals++;
  }
  return (ante * players) / equals;
}
