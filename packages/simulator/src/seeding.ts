import type { Card, Ruleset } from '@nain-jaune/engine';
import type { Decision, GameCards } from '@nain-jaune/engine/driver';
import { drawDealer, type Random, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

/** Returns the seed of one game of a simulation. */
export function seedOfGame(seed: number | string, number: number): string {
  return `${seed}/${number}`;
}

/** Returns the cards of a game, which depend only on these arguments. */
export function cardsForSeed(ruleset: Ruleset, players: number, seed: number | string): GameCards {
  const random = seededRandom(`${seed} cards`);
  const { dealer: firstDealer, drawn } = drawDealer(ruleset, players, random);
  const packs: (readonly Card[])[] = [];
  return {
    firstDealer,
    ...(drawn && { drawn }),
    packOf(deal) {
      while (packs.length <= deal) packs.push(shuffledPack(random));
      return packs[deal] ?? [];
    },
  };
}

/**
 * Returns the random numbers of one decision. They depend on the seed and the position of the decision in the game, not on
 * the player or earlier draws.
 */
export function randomForDecision(seed: number | string, { game, seat, view, again }: Decision): Random {
  let source: Random | undefined;
  const held = view.deal?.hand.length;
  return {
    next() {
      source ??= seededRandom(`${seed} deal ${game.settled.length} seat ${seat} holds ${held}, ${again}`);
      return source.next();
    },
  };
}
