import type { Bot } from '@nain-jaune/bots';
import { type GameView, type Move, moveText, type Seat } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Fault } from './options.ts';

/** A seat that a bot plays. */
export interface BotSeat {
  readonly seat: Seat;
  readonly bot: Bot;
}

/**
 * The move of a bot, always a legal one. Where the bot throws or chooses what is not legal, the fault is told
 * and the first legal move is played for it: the table never freezes.
 */
export function moveOfBot(
  { seat, bot }: BotSeat,
  view: GameView,
  legal: readonly Move[],
  random: Random,
  tell: (fault: Fault) => void,
): Move {
  const [first] = legal;
  if (first === undefined) throw new RangeError('a bot is asked only where there is a legal move');
  try {
    const move = bot.choose(view, legal, random);
    const chosen = legal.find((other) => moveText(other) === moveText(move));
    if (chosen === undefined) tell({ code: 'bot-illegal', seat, bot: bot.name, move });
    return chosen ?? first;
  } catch (error) {
    tell({ code: 'bot-threw', seat, bot: bot.name, error });
    return first;
  }
}
