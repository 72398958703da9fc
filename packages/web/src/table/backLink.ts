import type { Words } from '@nain-jaune/words';
import { parseRoute } from '../app/routing/parseRoute.ts';
import type { PageName } from '../app/routing/route.ts';

/** A link to where a practice game was begun. */
export interface BackLink {
  readonly href: string;
  readonly name: string;
}

/** The page that a link leads to, by the page of its address. Any other is just "back". */
const PLACES: Partial<Record<PageName, keyof Words['play']['backTo']>> = {
  replay: 'replay',
  shared: 'replay',
  record: 'replay',
  puzzles: 'puzzles',
  analyse: 'analyse',
  daily: 'result',
  challenge: 'result',
};

/** The link back to an address of this program; null if it is none. */
export function backLinkTo(address: string | null, { play }: Words): BackLink | null {
  if (address === null || !address.startsWith('#/')) return null;
  const { page } = parseRoute(address);
  return page === 'unknown' ? null : { href: address, name: play.backTo[PLACES[page] ?? 'other'] };
}
