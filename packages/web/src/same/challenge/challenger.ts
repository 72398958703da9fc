import type { GameRecord } from '@nain-jaune/engine';
import type { GameService } from '../../app/gameService/gameService.ts';
import { onlyPerson } from '../../app/gameService/practice.ts';

/** Makes challenges from a saved game. */
export interface Challenger {
  /** The id of the game. */
  readonly game: string;
  /** Number of deals of the whole game; 0 until it is over. */
  readonly wholeDeals: number;
  /** Resolves with the text of the challenge of a deal, or of the whole game if null. Null if it is too long for a link. */
  make(deal: number | null, name: string): Promise<string | null>;
}

/** A game whose end by time is no part of a challenge. */
type Played = Pick<GameRecord, 'rules'> & {
  readonly players: readonly { readonly bot?: string | null }[];
  readonly deals: readonly unknown[];
  readonly end?: unknown;
};

/** The challenger of a saved game; null if it has not exactly one person, or is practice. */
export function challengerOf(gameService: GameService, id: string, game: Played): Challenger | null {
  if (onlyPerson(game.players) === null || 'practice' in game) return null;
  const isWhole = game.end !== undefined && game.rules.end.minutes === null;
  return challengerFrom(gameService, id, isWhole ? game.deals.length : 0);
}

/** The challenger of a saved game that is known to allow it. */
export function challengerFrom(
  gameService: Pick<GameService, 'makeChallenge'>,
  game: string,
  wholeDeals = 0,
): Challenger {
  return { game, wholeDeals, make: (deal, name) => gameService.makeChallenge({ id: game, deal, name }) };
}
