import type { Words } from '@nain-jaune/words';
import { parseRoute } from '../routing/route.ts';

/** A link to where a practice game was begun. */
export interface BackLink {
  readonly href: string;
  readonly name: string;
}

/** The link back to an address; null without one. */
export function backLinkTo(address: string | null, { play }: Words): BackLink | null {
  if (address === null) return null;
  const { page } = parseRoute(address);
  if (page === 'unknown') return null;
  return { href: address, name: play.backTo[nameOf(page)] };
}

function nameOf(page: string): 'replay' | 'puzzles' | 'analyse' | 'other' {
  if (page === 'replay' || page === 'shared' || page === 'record') return 'replay';
  return page === 'puzzles' || page === 'analyse' ? page : 'other';
}
