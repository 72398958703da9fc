import { type Card, suitOf } from '@nain-jaune/engine';
import type { Words } from '@nain-jaune/words';

/** The sign of the wanted card or rank. */
export interface WantedSign {
  readonly text: string;
  readonly red: boolean;
}

/** Returns the wanted rank if any suit continues the run, else the wanted card. */
export function wantedSign(wanted: readonly Card[], words: Words): WantedSign | null {
  const [first] = wanted;
  if (first === undefined) return null;
  if (wanted.length > 1) return { text: words.rankSign(first), red: false };
  const suit = suitOf(first);
  return { text: words.cardSign(first), red: suit === 'd' || suit === 'h' };
}
