import {
  boxOf,
  DWARF,
  isDwarfWild,
  parseCardText,
  type Rank,
  type Ruleset,
  rankOf,
  runsWithinSuit,
} from '@nain-jaune/engine';
import type { ChoiceOf, PaceName } from '../../app/settings/preferences.svelte.ts';

/** Delay before a forced move that only bots see. */
export const FORCED_WAIT_MS: Readonly<Record<PaceName, number>> = {
  slow: 800,
  normal: 400,
  fast: 200,
  instant: 0,
};

/** Mean delay before a forced move that people see: about the time of a look at the hand and a click. */
const USUAL_WAIT_MS: Readonly<Record<PaceName, number>> = { slow: 1600, normal: 1000, fast: 400, instant: 0 };

/** The move to make for the player: the only legal one, if the preference allows it. Null if the player is to move. */
export function forcedMove(legal: readonly string[], wish: ChoiceOf<'forced'>): string | null {
  const [only, ...others] = legal;
  if (only === undefined || others.length > 0) return null;
  return wish === 'both' || (wish === 'pass' && only === '-') ? only : null;
}

/** Whether moves differ in their effect. Cards of one rank do not, unless runs stay within a suit, or one has a box or is wild. */
export function isRealChoice(rules: Ruleset, legal: readonly string[]): boolean {
  const ranks = new Set(legal.map((move) => plainRank(rules, move)));
  return ranks.size > 1 || (legal.length > 1 && ranks.has(undefined));
}

/** The rank of a card that equals the others of its rank; undefined for another move. */
function plainRank(rules: Ruleset, move: string): Rank | undefined {
  const card = parseCardText(move);
  if (card === undefined || runsWithinSuit(rules) || boxOf(rules, card) >= 0) return undefined;
  return card === DWARF && isDwarfWild(rules) ? undefined : rankOf(card);
}

/**
 * Delay before a forced move that people see, in milliseconds. `chance` is uniform in [0, 1). The delay depends neither on the move
 * nor on the hand, so that it does not reveal whether a card or a pass was forced.
 */
export function forcedDelay(pace: PaceName, chance: number): number {
  return USUAL_WAIT_MS[pace] * (0.5 + chance);
}

/** The share of the usual delays that is left after a wait in milliseconds, so that none is longer than six seconds at the normal pace. */
export function patienceAfter(waited: number): number {
  if (waited < 1000) return 1;
  if (waited < 2000) return 0.5;
  return waited < 4200 ? 0.25 : 0;
}
