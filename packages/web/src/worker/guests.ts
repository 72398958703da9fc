import type { Bot } from '@nain-jaune/bots';
import { type BotName, CHARACTER_NAMES, isBotName, LEVELS, PACES } from '@nain-jaune/bots/names';
import type { TableBot } from '@nain-jaune/table';
import type { BotOffer, LobbySeat } from '../lobby/messages.ts';

/** The bots that may be chosen here. */
export const OFFER: BotOffer = { characters: CHARACTER_NAMES, levels: LEVELS };

let bots: Readonly<Record<BotName, Bot>> | null = null;
let isLoading = false;
let failure: unknown = null;

function loadBots(): void {
  if (isLoading) return;
  isLoading = true;
  failure = null;
  import('@nain-jaune/bots')
    .then(
      (loaded) => {
        bots = loaded.BOTS;
      },
      (error: unknown) => {
        failure = error;
      },
    )
    .finally(() => {
      isLoading = false;
    });
}

/**
 * A bot that sits down before it can play: what it thinks with is loaded when a bot is first asked, so that the table is
 * there sooner. Where it cannot be loaded the table plays for the bot, and it is tried again at its next move.
 */
function guest(name: BotName): TableBot {
  return {
    name,
    pace: Object.hasOwn(PACES, name) ? PACES[name as keyof typeof PACES] : 1,
    choose() {
      throw new Error(`${name} is asked in slices, since it may have to be loaded`);
    },
    *consider(view, legal, random) {
      if (bots === null) loadBots();
      while (bots === null) {
        if (failure !== null) throw failure;
        yield;
      }
      const bot = bots[name];
      if (bot.consider === undefined) return bot.choose(view, legal, random);
      return yield* bot.consider(view, legal, random);
    },
  };
}

/** The bots that may sit at a table here. */
export const GUESTS: Readonly<Record<string, TableBot>> = Object.fromEntries(
  [...LEVELS, ...CHARACTER_NAMES].map((name) => [name, guest(name)]),
);

/** Plays for a bot that a record names and that is not here: one of another version, or of another program. */
export const STAND_IN: TableBot = guest('heuristic');

/** A seat with its bot, or with the stand-in where that bot is not here. */
export function seatedHere({ name, bot }: LobbySeat): LobbySeat {
  return { name, bot: bot === null || isBotName(bot) ? bot : STAND_IN.name };
}
