import { type Card, PACK } from '../cards/card.ts';
import { hasCard } from '../cards/cardSet.ts';
import type { Seat } from '../cards/seat.ts';
import { Kernel } from '../kernel/kernel.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { putHand } from '../kernel/positionWords.ts';
import { LEAD } from '../rules/compiledRules.ts';
import { compileRules } from '../rules/compileRules.ts';
import { Clues } from './completeHands.ts';
import type { Position } from './position.ts';

const { WANTED } = LAYOUT;

/**
 * Returns what the moves of a position show about its hidden hands, up to the first move that no hand allows: the cards that were
 * laid, and those that a pass excludes. Whose turn it is does not depend on the hidden cards.
 */
export function publicClues(position: Position): Clues {
  const clues = new Clues();
  const { hands, moves } = position;
  if (hands.every((cards) => typeof cards !== 'number')) return clues;
  const kernel = withPossibleHands(position);
  const left = hands.map((cards) => (typeof cards === 'number' ? cards : cards.length));
  const laid = new Set<Card>();
  for (const move of moves) {
    const seat = kernel.toMove as Seat;
    const isHidden = typeof hands[seat] === 'number';
    if (move.type === 'pass') {
      if (kernel.leads) break;
      if (isHidden)
        clues.deny(
          seat,
          obligedCards(kernel).filter((card) => !laid.has(card)),
        );
      kernel.pass();
    } else {
      if (!mayLay(kernel, move.card)) break;
      if (isHidden) clues.hold(seat, move.card);
      kernel.lay(move.card, move.announced);
      laid.add(move.card);
      left[seat] = (left[seat] ?? 0) - 1;
    }
    if (left[seat] === 0) break;
  }
  return clues;
}

/** A kernel before the first lead, in which each hidden hand has every card that is not known. */
function withPossibleHands({ rules, hands, talon, dealer }: Position): Kernel {
  const kernel = new Kernel(compileRules(rules, hands.length));
  const known = new Set([...hands, talon].flatMap((cards) => (typeof cards === 'number' ? [] : cards)));
  const unknown = PACK.filter((card) => !known.has(card));
  for (const [seat, cards] of hands.entries())
    putHand(kernel.words, seat, typeof cards === 'number' ? unknown : cards);
  kernel.begin(dealer);
  return kernel;
}

function mayLay(kernel: Kernel, card: Card): boolean {
  // The lowest card of a hidden hand is not known, so any may be led first.
  const isFirst = kernel.leads && kernel.wanted > LEAD;
  const { toMove } = kernel;
  const cards = isFirst
    ? { low: kernel.handLow(toMove), high: kernel.handHigh(toMove) }
    : { low: kernel.legalLow(), high: kernel.legalHigh() };
  return hasCard(cards, card);
}

function obligedCards({ rules, words }: Kernel): Card[] {
  const obliged = { low: rules.obligedLow, high: rules.obligedHigh };
  return (rules.wantedCards[words[WANTED] ?? 0] ?? []).filter((card) => hasCard(obliged, card));
}
