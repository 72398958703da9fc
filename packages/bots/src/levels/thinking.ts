import type { GameView, Move } from '@nain-jaune/engine';
import { compileRules, itemAt } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';
import { announcedMoves, differentMoves } from '../search/candidates.ts';
import { type Effort, think } from '../search/think.ts';

/** A bot that searches and always announces. */
export function thinkingBot(name: string, effort: Effort): Bot {
  function* consider(view: GameView, legal: readonly Move[], random: Random): Generator<void, Move, void> {
    const moves = differentMoves(compileRules(view.rules, view.players), announcedMoves(legal));
    const only = itemAt(moves, 0);
    if (moves.length === 1) return only;
    const { candidates } = yield* think(view, moves, random, effort);
    return candidates[0]?.move ?? only;
  }
  return {
    name,
    consider,
    choose(view, legal, random) {
      const considering = consider(view, legal, random);
      for (;;) {
        const step = considering.next();
        if (step.done) return step.value;
      }
    },
  };
}
