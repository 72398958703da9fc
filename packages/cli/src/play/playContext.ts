import type { GameView, Seat } from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import { type Context, shownPlayers } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { printable, terminalColumns } from '../terminal/width.ts';

export interface PlayContext extends Context {
  readonly shell: Shell;
  readonly you: Seat;
  columns(): number;
}

export function makePlayContext(
  shell: Shell,
  { rules }: GameView,
  you: Seat,
  players: readonly PlayerInfo[],
): PlayContext {
  const names = shownPlayers(players, shell.words).map(({ name }) => printable(name));
  return { shell, names, rules, you, columns: terminalColumns };
}
