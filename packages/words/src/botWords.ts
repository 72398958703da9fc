import type { BotName } from '@nain-jaune/bots/names';

/** How a bot is introduced to players. */
export interface BotText {
  /** The name, also of its seat if it is a character. */
  readonly name: string;
  /** A few words after the name of a character. Empty for other bots. */
  readonly epithet: string;
}

export interface BotWords {
  /** Introduces a bot by its name in records. An unknown bot has that name. */
  botInWords(bot: string): BotText;
}

/** The bots of a language by their names in records. */
export type BotTexts = Readonly<Record<BotName, BotText>>;

export function makeBotWords(texts: BotTexts): BotWords {
  return {
    botInWords: (bot) => (Object.hasOwn(texts, bot) ? texts[bot as BotName] : { name: bot, epithet: '' }),
  };
}
