import { createContext } from 'svelte';
import type { BoardAct } from './boardKeys.ts';
import type { JoinLink } from './joinLink.svelte.ts';
import type { MainAct } from './mainAct.ts';

/** What the board of a room offers besides its room. */
export interface BoardScope {
  readonly join: JoinLink;
  /** The next thing to do, or null. */
  readonly main: MainAct | null;
  /** Whether this screen may pause the game, which is in progress. */
  readonly mayPause: boolean;
  /** Whether the device keeps the screen on. */
  readonly isKeptOn: boolean;
  act(act: BoardAct): void;
}

export const [boardScope, setBoardScope] = createContext<BoardScope>();
