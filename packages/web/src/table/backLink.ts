import type { Words } from '@nain-jaune/words';
import { parseRoute } from '../routing/route.ts';

/** A link to where a practice game was begun. */
export interface BackLink {
  readonly href: string;
  readonly name: string;
}

/** The link back to an address; null without one. */
export function backLinkTo(address: string | null, { play, interface: ui }: Words): BackLink | null {
  if (address === null || !address.startsWith('#/')) return null;
  const { page } = parseRoute(address);
  if (page === 'unknown') return null;
  const isContest = page === 'daily' || page === 'challenge';
  return { href: address, name: isContest ? ui.toResult : play.backTo[nameOf(page)] };
}

function nameOf(page: string): 'replay' | 'puzzles' | 'analyse' | 'other' {
  if (page === 'replay' || page === 'shared' || page === 'record') return 'replay';
  return page === 'puzzles' || page === 'analyse' ? page : 'other';
}
