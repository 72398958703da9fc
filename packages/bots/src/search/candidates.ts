import { DWARF, type Move } from '@nain-jaune/engine';
import { DWARF_FACTOR, type Rules } from '@nain-jaune/engine/kernel';

/**
 * Whether two moves always have the same effect: in a run by rank, two cards of one rank that are neither honours nor
 * paid differently, both announced or both not.
 */
export function areAlike(rules: Rules, one: Move, other: Move): boolean {
  if (one.type === 'pass' || other.type === 'pass') return one.type === other.type;
  if (one.announced !== other.announced) return false;
  return one.card === other.card || kindOf(rules, one.card) === kindOf(rules, other.card);
}

/** Cards of one kind are interchangeable. */
function kindOf({ withinSuit, boxOf, special, wildLow, factors }: Rules, card: number): string {
  const isPeculiar =
    withinSuit ||
    (boxOf[card] ?? 0) >= 0 ||
    (card === DWARF && (wildLow !== 0 || factors[DWARF_FACTOR] !== 1));
  return isPeculiar ? `card ${card}` : `rank ${card >> 2} ${special[card]}`;
}

/** Returns one move of each kind. */
export function differentMoves(rules: Rules, legal: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of legal) if (!kept.some((other) => areAlike(rules, move, other))) kept.push(move);
  return kept;
}

/** Returns the moves without silent ones that could be announced. */
export function announcedMoves(legal: readonly Move[]): Move[] {
  return legal.filter(
    (move) =>
      move.type === 'pass' ||
      move.announced ||
      !legal.some((other) => other.type === 'lay' && other.card === move.card && other.announced),
  );
}
