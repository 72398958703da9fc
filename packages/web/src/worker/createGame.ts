import type { GameRecord } from '@nain-jaune/engine';
import { openHomeRoom } from '@nain-jaune/table';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import type { GameSetup } from '../app/gameService/serviceMessages.ts';
import type { StoredGame } from './gameStore.ts';
import { recordIn } from './homeTable.ts';
import { seatedHere } from './lazyBots.ts';
import { drawnFrom, makeSources } from './randomSources.ts';
import { realClock } from './realClock.ts';
import { firstDealerOf } from './storedGame.ts';

/** A new game to store, without its id, owner and time. */
export type StoredContent = Omit<StoredGame, 'id' | 'kept' | 'owner'>;

/** Creates a game and its record. Throws a {@link GameServiceError} if the rules exclude the number of players. */
export function createGame({ rules, seats, dealer, seed: seedText }: GameSetup): {
  readonly content: StoredContent;
  readonly record: GameRecord;
} {
  if (!rules.players.includes(seats.length)) throw new GameServiceError({ code: 'setup-refused' });
  const seed = seedText === undefined ? undefined : { text: seedText, dealing: 0, bots: 0 };
  const sources = makeSources(seed);
  const chosen = dealer !== undefined && rules.firstDealer === 'chosen' ? { dealer } : {};
  const opening = { now: realClock.now(), random: sources.random, pace: { botMove: 0, botPass: 0 } };
  const room = openHomeRoom(
    { rules, players: seats.map(seatedHere) },
    { ...opening, ...firstDealerOf(chosen) },
  );
  const record = recordIn(room);
  const profiles = seats.map(({ profile }) => profile ?? null);
  return {
    content: { text: JSON.stringify(record), profiles, ...chosen, ...drawnFrom(seed, sources, room) },
    record,
  };
}
