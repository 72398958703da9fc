import type { DealSetup, Move } from '@nain-jaune/engine';
import { Kernel, putCounters, putHand, type Rules } from '@nain-jaune/engine/kernel';
import { Policy } from '../heuristic/policy.ts';
import { RULE_OF_THUMB } from '../heuristic/weights.ts';
import { SeenCards } from '../knowledge/seenCards.ts';
import { BestReply, type Reply } from './bestReply.ts';

/** A deal with all hands open: its setup and its moves. */
export interface OpenDeal {
  readonly rules: Rules;
  readonly setup: DealSetup;
  readonly moves: readonly Move[];
}

/** The most own choices that a best reply considers. */
const MOST_POSITIONS = 50_000;

/** Returns the best reply of the seat to move, with all hands open, to others who play the rule of thumb. */
export function bestReplyToHeuristic({ rules, setup, moves }: OpenDeal): Reply {
  const { kernel, seenCards } = replayed(rules, setup, moves);
  return new BestReply(rules, new Policy(rules, RULE_OF_THUMB)).choose(
    kernel,
    seenCards,
    setup.talon.length,
    MOST_POSITIONS,
  );
}

/** Returns the position after the moves of a deal, with the public knowledge. */
function replayed(
  rules: Rules,
  setup: DealSetup,
  moves: readonly Move[],
): { kernel: Kernel; seenCards: SeenCards } {
  const kernel = new Kernel(rules);
  setup.hands.forEach((hand, seat) => {
    putHand(kernel.words, seat, hand);
  });
  putCounters(kernel.words, setup.counters, setup.boxes);
  kernel.begin(setup.dealer);
  const seenCards = new SeenCards();
  for (const move of moves) {
    if (move.type === 'lay') {
      kernel.lay(move.card, move.announced);
      seenCards.lay(move.card);
    } else passIn(kernel, seenCards);
  }
  return { kernel, seenCards };
}

function passIn(kernel: Kernel, seenCards: SeenCards): void {
  const wanted = kernel.wanted;
  kernel.pass();
  if (kernel.wanted !== wanted) seenCards.stall(kernel.rules, wanted);
}
