import type { Bot } from '@nain-jaune/bots';
import type { LoadingBot, TableBot } from '@nain-jaune/table';
import pLimit, { type LimitFunction } from 'p-limit';

/** Maximum wait for a turn to think, in milliseconds. */
const BOT_TURN_MS = 5000;

/**
 * Makes bots think one at a time, in order of request, so that the event loop is blocked by at most one slice. A bot that
 * waits too long plays as the stand-in would. Bots that do not think in slices are returned unchanged.
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
        // Runs also when the thought is stopped or throws.
        clearTimeout(late);
        end.resolve();
      }
    },
  };
}
