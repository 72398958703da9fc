import type { Deal, Move, Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { isPlayerName, type PlayerName } from '../players.ts';
import { clairvoyant, solver } from './clairvoyant.ts';

/** A contestant that sees all hands, as an upper bound for players. It takes part only in the arena. */
export interface OpenPlayer {
  readonly name: string;
  /** Returns the move of the seat to move. */
  chooseOpen(deal: Deal, seat: Seat, random: Random): Move;
}

export type OpenName = 'clairvoyant' | 'solver';

export type ContestantName = PlayerName | OpenName;

const OPEN_PLAYERS: Readonly<Record<OpenName, OpenPlayer>> = { clairvoyant, solver };

export const OPEN_NAMES: readonly OpenName[] = ['clairvoyant', 'solver'];

export function isOpenName(text: string): text is OpenName {
  return Object.hasOwn(OPEN_PLAYERS, text);
}

export function isContestantName(text: string): text is ContestantName {
  return isPlayerName(text) || isOpenName(text);
}

export function openPlayer(name: OpenName): OpenPlayer {
  return OPEN_PLAYERS[name];
}
