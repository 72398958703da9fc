import type { Move } from '@nain-jaune/engine';
import { createContext } from 'svelte';
import type { OwnHint } from '../study/review/ownHint.svelte.ts';
import type { BackLink } from '../table/backLink.ts';
import type { OpenGame } from '../table/play/openGame.svelte.ts';

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
