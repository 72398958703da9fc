import { type GameRecord, parseCards, seatAt } from '@nain-jaune/engine';
import { decisionSeed, packOf } from '@nain-jaune/same-cards/seeds';
import { type HomeOpening, openHomeRoom, type Room, type RoomConfig } from '@nain-jaune/table';
import type { SavedPlayer } from '../app/gameService/serviceMessages.ts';
import type { StoredGame, StoredSeed } from './gameStore.ts';

/** A stored game whose record is valid. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly seed: StoredSeed | undefined;
  readonly seeds: StoredSeeds;
  readonly players: readonly SavedPlayer[];
  readonly isPractice: boolean;
  /** Opens its room, after the last recorded move. */
  openRoom(opening: HomeOpening): Room;
}

/** Reads a new game that this worker has created, without checks. */
export function readNew(stored: StoredGame, record: GameRecord): ReadGame {
  const { profiles = [], seed } = stored;
  const players = playersWith(record, profiles);
  const seeds = seedsOf(stored);
  const game = { rules: record.rules, players: players.map(({ name, bot }) => ({ name, bot })) };
  return {
    record,
    seed,
    seeds,
    players,
    isPractice: false,
    openRoom: (opening) => openHomeRoom(game, { ...opening, ...firstDealerOf(seeds) }),
  };
}

/** Marks the record of a practice game. */
export const PRACTICE = { practice: true } as const;

/** The players of a record, with the profile of each seat. */
export function playersWith({ players }: GameRecord, profiles: readonly (string | null)[]): SavedPlayer[] {
  return players.map(({ name, bot }, seat) => ({ name, bot: bot ?? null, profile: profiles[seat] ?? null }));
}

/** What a stored game says about its cards and bots. */
export type StoredSeeds = Pick<StoredGame, 'botSeed' | 'cards' | 'contest' | 'dealer' | 'from'>;

type Fields = { readonly [Name in keyof StoredSeeds]?: StoredSeeds[Name] | undefined };

/** The seeds of a stored game, to store with its next state or with a game that continues from it. */
export function seedsOf({ botSeed, cards, contest, dealer, from }: Fields): StoredSeeds {
  return {
    ...(botSeed !== undefined && { botSeed }),
    ...(cards && { cards }),
    ...(contest && { contest }),
    ...(dealer !== undefined && { dealer }),
    ...(from !== undefined && { from }),
  };
}

/** The configuration of a room with these cards and bots. */
export function seededConfig({ botSeed, cards }: StoredSeeds): Pick<RoomConfig, 'packOf' | 'botSeed'> {
  if (botSeed === undefined) return {};
  const bots = {
    botSeed: (view: Parameters<typeof decisionSeed>[1]) => decisionSeed(botSeed, view, cards?.firstDeal),
  };
  if (cards === undefined) return bots;
  const packs = cards.packs.map((pack) => parseCards(pack).flatMap((card) => card ?? []));
  return { ...bots, packOf: (deal) => packOf({ packs, seed: botSeed }, deal) };
}

/** The first dealer of a game with given cards, or that was chosen. */
export function firstDealerOf({
  cards,
  dealer = cards?.dealer,
}: Pick<StoredSeeds, 'cards' | 'dealer'>): Pick<HomeOpening, 'dealer'> {
  return dealer === undefined ? {} : { dealer: seatAt(dealer) };
}
