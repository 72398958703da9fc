import type { Deal, Move, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { isPlayerName, type PlayerName } from '../players.ts';
import { clairvoyant, solver } from './clairvoyant.ts';

/**
 * A contestant of the arena that sees all hands: no player, but a ceiling to measure players by. It can sit nowhere
 * but in the arena.
 */
export interface OpenPlayer {
  readonly name: string;
  /** The move of the seat that is to move in a deal whose hands all lie open. */
  chooseOpen(deal: Deal, seat: Seat, random: Random): Move;
}

/** The names of those that see all hands. */
export type OpenName = 'clairvoyant' | 'solver';

/** Who may take part in the arena: whoever may sit at a table, and those that see all hands. */
export type ContestantName = PlayerName | OpenName;

const OPEN_PLAYERS: Readonly<Record<OpenName, OpenPlayer>> = { clairvoyant, solver };

/** The contestants that see all hands. */
export const OPEN_NAMES = Object.keys(OPEN_PLAYERS) as readonly OpenName[];

/** Whether a text names a contestant that sees all hands. */
export function isOpenName(text: string): text is OpenName {
  return Object.hasOwn(OPEN_PLAYERS, text);
}

/** Whether a text names somebody who may take part in the arena. */
export function isContestantName(text: string): text is ContestantName {
  return isPlayerName(text) || isOpenName(text);
}

/** The contestant of a name that sees all hands. */
export function openPlayer(name: OpenName): OpenPlayer {
  return OPEN_PLAYERS[name];
}
