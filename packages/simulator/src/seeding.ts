import type { Card, Ruleset } from '@nain-jaune/engine';
import { drawDealer, type Random, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import type { Cards, Decision } from './gameDriver.ts';

/** The seed of one game of many: it depends on the game's number alone, and not on who plays it when. */
export function seedOfGame(seed: number | string, number: number): string {
  return `${seed}/${number}`;
}

/** The cards of the game with a seed: equal whoever plays it, and however. */
export function cardsForSeed(ruleset: Ruleset, players: number, seed: number | string): Cards {
  const chance = seededRandom(`${seed} cards`);
  const firstDealer = drawDealer(ruleset, players, chance).dealer;
  const packs: (readonly Card[])[] = [];
  return {
    firstDealer,
    packOf(deal) {
      while (packs.length <= deal) packs.push(shuffledPack(chance));
      return packs[deal] as readonly Card[];
    },
  };
}

/**
 * The chance of one decision. It follows from the game's seed and the seat's own place in the game, and not from who
 * sits there or what was drawn before: in the same place everybody draws the same numbers.
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
