/** One kind of bot, as a player is told of it before he chooses whom to play against. */
export interface BotInWords {
  /** What it is called; the name of its seat, where it is a character. */
  readonly name: string;
  /** Who it is, in a few words that follow its name; empty for a bot that is no character. */
  readonly epithet: string;
  /** How it plays, in one or two sentences. */
  readonly temper: string;
}

/** What is told of the bots, by their names in records. */
export interface BotWords {
  /** A bot in words; one that nobody described has its own name and no temper. */
  botInWords(bot: string): BotInWords;
}

/** The bots of one language. */
export type BotTexts = Readonly<Record<string, BotInWords>>;

/** The words of one language for the bots. */
export function makeBotWords(texts: BotTexts): BotWords {
  return {
    botInWords: (bot) =>
      (Object.hasOwn(texts, bot) ? texts[bot] : undefined) ?? { name: bot, epithet: '', temper: '' },
  };
}
