import { parseCards, seatAt } from '@nain-jaune/engine';
import { decisionSeed, packOf } from '@nain-jaune/same-cards/seeds';
import type { HomeOpening, RoomConfig } from '@nain-jaune/table';
import type { StoredGame } from './gameStore.ts';

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
