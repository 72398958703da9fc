import type { Move } from '@nain-jaune/engine';
import type { Words } from '@nain-jaune/words';
import { createContext } from 'svelte';
import { parseRoute } from '../app/routing/parseRoute.ts';
import type { PageName } from '../app/routing/route.ts';
import type { OwnHint } from '../study/review/ownHint.svelte.ts';
import type { OpenGame } from '../table/play/openGame.svelte.ts';

/** A link to where a practice game was begun. */
interface BackLink {
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

/** What a table at home offers besides play. */
export interface HomeScope {
  readonly opened: OpenGame;
  readonly hint: OwnHint;
  /** Where a practice game leads back. */
  readonly back: BackLink | null;
  /** Begins another game with the same players. */
  again(): void;
  /** Makes the move of a hint. */
  make(move: Move): void;
}

export const [homeScope, setHomeScope] = createContext<HomeScope>();
