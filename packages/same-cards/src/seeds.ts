/**
 * The seeds of a table where everyone meets the same cards and the same bots.
 *
 * @module @nain-jaune/same-cards/seeds
 */
import type { Card, GameView } from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import type { SeededTable } from './seededTable.ts';

/**
 * Returns the seed of a bot's decision, an integer of 32 bits. It depends on the deal, the seat, its number of cards and its passes
 * so far, so that a bot has the same luck whatever the others have played.
 *
 * @param firstDeal the number of the game's first deal, if it was part of a longer game.
 */
export function decisionSeed(seed: string, { deal, seat }: GameView, firstDeal = 1): number {
  const passes = deal?.events.filter((event) => event.type === 'passed' && event.seat === seat).length;
  const number = (deal?.number ?? 0) + firstDeal - 1;
  const place = `deal ${number} seat ${seat} holds ${deal?.hand.length} passed ${passes}`;
  return seededRandom(`${seed} ${place}`).next() >>> 0;
}

/** Returns the pack of a deal, its top card first. Deals are numbered from 1. */
export function packOf({ packs, seed }: Pick<SeededTable, 'packs' | 'seed'>, deal: number): readonly Card[] {
  return packs[deal - 1] ?? shuffledPack(seededRandom(`${seed} pack ${deal}`));
}
