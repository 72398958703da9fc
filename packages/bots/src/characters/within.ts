import { type GameView, type Move, moveText } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';
import { longest } from '../longest.ts';

/** The choice of a bot among those of the legal moves that a temper allows, at least one. */
export function chooseWithin(bot: Bot, moves: readonly Move[], view: GameView, random: Random): Move {
  const chosen = bot.choose(view, moves, random);
  // A bot that finds its moves in the view may choose one that the temper forbids; `longest` keeps to what it is given.
  const isAllowed = moves.some((move) => moveText(move) === moveText(chosen));
  return isAllowed ? chosen : longest.choose(view, moves, random);
}
