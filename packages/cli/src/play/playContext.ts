import { type Card, type GameView, parseCardText, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import { type Context, shownPlayers } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { printable } from '../terminal/width.ts';

/** One person's place at a table in the terminal: who sits there, what they are told, where it is written. */
export interface PlayContext {
  readonly shell: Shell;
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly players: readonly PlayerInfo[];
  /** Whom sentences speak of, and to. */
  readonly context: Context;
  /** How wide the terminal is. */
  columns(): number;
}

/** The place of the person on a seat. */
export function makePlayContext(
  shell: Shell,
  view: GameView,
  seat: Seat,
  players: readonly PlayerInfo[],
): PlayContext {
  const names = shownPlayers(players, shell.words).map(({ name }) => printable(name));
  return {
    shell,
    rules: view.rules,
    seat,
    players,
    context: { names, rules: view.rules, you: seat },
    columns: terminalColumns,
  };
}

/** The honours of a ruleset as cards, in the order of the boxes. */
export function honoursOf(rules: Ruleset): Card[] {
  return rules.honours.flatMap(({ card }) => parseCardText(card) ?? []);
}
