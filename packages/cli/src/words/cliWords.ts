import type { developersInEnglish } from './developersInEnglish.ts';
import type { helpInEnglish } from './help/en.ts';
import type { playInEnglish } from './languages/en.ts';
import type { messagesInEnglish } from './messages/en.ts';

type Template = (...values: never[]) => string;

/** The shape of some texts. */
type TextsLike<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string | Template ? Texts[Key] : TextsLike<Texts[Key]>;
};

/** Texts of help and manual page, with the keys of the English ones. */
export type HelpWords = TextsLike<typeof helpInEnglish>;

export type CommandName = keyof CliWords['commands'];
export type OptionName = keyof CliWords['options'];
export type ExampleName = keyof CliWords['exampleDescriptions'];

/** Usage errors and reports, with the keys of the English ones. */
export type MessageWords = TextsLike<typeof messagesInEnglish>;

/** Texts and input words of a game in the terminal, with the keys of the English ones. */
export type PlayWords = TextsLike<typeof playInEnglish>;

/** The texts of the commands for players, in every language. */
export type PlayerWords = HelpWords & MessageWords & PlayWords;

export type CliWords = PlayerWords & typeof developersInEnglish;
