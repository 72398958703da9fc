import type { Rank, Ruleset, Suit } from '@nain-jaune/engine';
import type { Request } from '../play/parseInput.ts';
import type { developersInEnglish } from './developersInEnglish.ts';
import type { helpInEnglish } from './help/en.ts';
import type { messagesInEnglish } from './messages/en.ts';

type Template = (...values: never[]) => string;

/** The shape of some texts, with any string in place of each text. */
type TextsLike<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends Template
      ? Texts[Key]
      : TextsLike<Texts[Key]>;
};

/** Texts of help and manual page, with the keys of the English ones. */
export type HelpWords = TextsLike<typeof helpInEnglish>;

export type CommandName = keyof CliWords['commands'];
export type OptionName = keyof CliWords['options'];
export type ExampleName = keyof CliWords['exampleDescriptions'];

/** Usage errors and reports, with the keys of the English ones. */
export type MessageWords = TextsLike<typeof messagesInEnglish>;

/** Texts and input words of a game in the terminal. */
export interface PlayWords {
  welcome(rules: string, players: number): string;
  readonly inputHelp: string;
  announcingRequired(missed: Ruleset['missedHonour']): string;
  readonly announcingAutomatic: string;
  /** Kings are announced too, because hocs are paid. */
  readonly hocsRequired: string;
  readonly playHelp: readonly (readonly [typed: string, description: string])[];
  readonly prompt: string;
  /** A name with a colon, before its call. */
  speaker(name: string): string;
  hocPaid(name: string, counters: number): string;
  youMayLay(cards: string): string;
  orPass(call: string): string;
  /** After the only card that may be played. */
  readonly withEnter: string;
  honourHint(card: string, typed: string, call: string): string;
  whichCard(cards: string): string;
  noneOfRank(rank: string): string;
  readonly typeCard: string;
  readonly noCalls: string;
  readonly quitQuestion: string;
  quitQuestionSaved(file: string): string;
  gameSaved(file: string): string;
  resumeWith(command: string): string;
  readonly gameLeft: string;
  readonly inputEnded: string;
  readonly pressEnter: string;
  // Input words: in lower case, without accents
  readonly answersYes: readonly string[];
  readonly answersPass: readonly string[];
  readonly requests: Readonly<Record<Request, readonly string[]>>;
  /** The suit letters of the language, besides those of the notation. */
  readonly suitLetters: Readonly<Record<string, Suit>>;
  readonly suitLetter: Readonly<Record<Suit, string>>;
  readonly rankNames: Readonly<Record<string, Rank>>;
  readonly dwarfName: string;
}

/** The texts of the commands for players, in every language. */
export type PlayerWords = HelpWords & MessageWords & PlayWords;

export type CliWords = PlayerWords & typeof developersInEnglish;
