import { BOT_NAMES, BOTS, type Bot, type BotName, isBotName } from '@nain-jaune/bots';
import type { BotOffer, LobbySeat } from '../lobby/messages.ts';

/** The bots that may be chosen here. */
export const OFFER: BotOffer = {
  characters: BOT_NAMES.filter(isCharacter),
  levels: BOT_NAMES.filter((name) => !isCharacter(name)),
};

/** Plays for a bot that a record names and that is not here: one of another version, or of another program. */
export const STAND_IN: Bot = BOTS.heuristic;

/** A seat with its bot, or with the stand-in where that bot is not here. */
export function seatedHere({ name, bot }: LobbySeat): LobbySeat {
  return { name, bot: bot === null || isBotName(bot) ? bot : STAND_IN.name };
}

/** Whether a bot is a character, which leans on one of the levels. */
function isCharacter(name: BotName): boolean {
  return 'strength' in BOTS[name];
}
