import type { Bot } from '@nain-jaune/bots';
import type { LoadingBot, TableBot } from '@nain-jaune/table';
import pLimit, { type LimitFunction } from 'p-limit';

/** How long a bot waits for its turn to think, in milliseconds. */
export const BOT_TURN_MS = 5000;

/**
 * Makes bots take turns to think, in the order in which they are asked. So the event loop is held up by one slice of one
 * bot, however many tables have a bot to move. A bot whose turn does not come in time plays as the stand-in would. Bots
 * that do not think in slices are returned as they are.
 */
export function thinkInTurns(
  bots: Readonly<Record<string, Bot>>,
  standIn: Bot,
): Readonly<Record<string, TableBot>> {
  const limit = pLimit(1);
  const inTurns = (bot: Bot) => (bot.consider === undefined ? bot : thinkingInTurn(bot, standIn, limit));
  return Object.fromEntries(Object.entries(bots).map(([name, bot]) => [name, inTurns(bot)]));
}

function thinkingInTurn(bot: Bot, standIn: Bot, limit: LimitFunction): LoadingBot {
  return {
    ...bot,
    *consider(view, legal, random) {
      const turn = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      let hasTurn = false;
      const late = setTimeout(turn.resolve, BOT_TURN_MS);
      void limit(() => {
        hasTurn = true;
        turn.resolve();
        return end.promise;
      });
      try {
        yield turn.promise;
        const thought = hasTurn ? bot.consider?.(view, legal, random) : undefined;
        return thought === undefined ? standIn.choose(view, legal, random) : yield* thought;
      } finally {
        // Also when the thought is stopped or throws.
        clearTimeout(late);
        end.resolve();
      }
    },
  };
}
