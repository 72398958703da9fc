import { DWARF, type Move } from '@nain-jaune/engine';
import { DWARF_FACTOR, type Rules } from '@nain-jaune/engine/kernel';

/**
 * Whether two moves come to the same whatever happens: in a run by rank two cards of one rank that are neither honours nor
 * paid differently, both announced or both not.
 */
export function areAlike(rules: Rules, one: Move, other: Move): boolean {
  if (one.type === 'pass' || other.type === 'pass') return one.type === other.type;
  if (one.announced !== other.announced) return false;
  return one.card === other.card || kindOf(rules, one.card) === kindOf(rules, other.card);
}

/** Cards of one kind can be exchanged without any difference. */
function kindOf({ withinSuit, boxOf, special, wildLow, factors }: Rules, card: number): string {
  const isPeculiar =
    withinSuit ||
    (boxOf[card] ?? 0) >= 0 ||
    (card === DWARF && (wildLow !== 0 || factors[DWARF_FACTOR] !== 1));
  return isPeculiar ? `card ${card}` : `rank ${card >> 2} ${special[card]}`;
}

/** The moves that really differ, each kind by its first. */
export function differentMoves(rules: Rules, legal: readonly Move[]): Move[] {
  const kept: Move[] = [];
  for (const move of legal) if (!kept.some((other) => areAlike(rules, move, other))) kept.push(move);
  return kept;
}

/** The moves without those that keep silent where they might announce. */
export function announcedMoves(legal: readonly Move[]): Move[] {
  return legal.filter(
    (move) =>
      move.type === 'pass' ||
      move.announced ||
      !legal.some((other) => other.type === 'lay' && other.card === move.card && other.announced),
  );
}
