import { type GameView, type Move, moveText } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';
import { longest } from '../levels/longest.ts';

/** The arguments of {@link Bot.choose}. */
export interface Choice {
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly random: Random;
}

/** Returns a bot's choice among the legal moves that a temper allows, or among all if it allows none. */
export function chooseWithin(bot: Bot, allowed: readonly Move[], { view, legal, random }: Choice): Move {
  const moves = allowed.length === 0 ? legal : allowed;
  const chosen = bot.choose(view, moves, random);
  // A bot that finds its moves in the view may choose a forbidden one; `longest` chooses from the given moves only.
  const isAllowed = moves.some((move) => moveText(move) === moveText(chosen));
  return isAllowed ? chosen : longest.choose(view, moves, random);
}
