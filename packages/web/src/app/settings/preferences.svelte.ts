import { PERSON_FACES } from '@nain-jaune/art/faces';
import { cutTo, type Portrait } from '@nain-jaune/protocol';
import {
  type Chapters,
  chooseLanguage,
  LANGUAGES,
  type Language,
  makeGrammar,
  type Words,
} from '@nain-jaune/words';
import { loadWords } from '@nain-jaune/words/load';
import { untrack } from 'svelte';
import { preferredLanguages } from '../browser/browser.ts';
import { flag, nullable, number, oneOf, or, persisted, text } from '../browser/persisted.ts';
import type { Pace } from '../gameService/serviceMessages.ts';

const LONGEST_NAME = 40;

/** The paces of the bots, the slowest first. */
export const PACES = {
  slow: { botMove: 1200, botPass: 800 },
  normal: { botMove: 600, botPass: 400 },
  fast: { botMove: 250, botPass: 150 },
  instant: { botMove: 0, botPass: 0 },
} as const satisfies Readonly<Record<string, Pace>>;

export type PaceName = keyof typeof PACES;

export const PACE_NAMES: readonly PaceName[] = ['slow', 'normal', 'fast', 'instant'];

/** The values of the preferences that are a choice. The first is the default. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  /** The look of the table. */
  look: ['modern', '1760'],
  /** The number of suit colours. */
  deck: ['two', 'four'],
  /** The drawings of the court cards. */
  courts: ['own', 'paris'],
  /** The language of the letters on the court cards. `language`: that of the page. */
  indices: ['language', ...LANGUAGES],
  /**
   * What the page plays for the player: forced passes, every forced move, or nothing. `all`, the former default, is read as the
   * default, because it was saved whether it was chosen or not.
   */
  forced: ['pass', 'both', 'ask'],
} as const;

export type ChapterName = keyof Chapters;

export type ChoiceName = keyof typeof CHOICES;
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** The preferences as they are saved. */
const FIELDS = {
  language: or(nullable(oneOf(LANGUAGES)), null),
  pace: or(oneOf(PACE_NAMES), 'normal'),
  theme: or(oneOf(CHOICES.theme), 'system'),
  look: or(oneOf(CHOICES.look), 'modern'),
  deck: or(oneOf(CHOICES.deck), 'two'),
  courts: or(oneOf(CHOICES.courts), 'own'),
  indices: or(oneOf(CHOICES.indices), 'language'),
  forced: or(oneOf(CHOICES.forced), 'pass'),
  singleKeys: or(flag, true),
  sounds: or(flag, true),
  voice: or(flag, false),
  tips: or(flag, false),
  log: or(flag, false),
  steps: or(number, 0),
  knowsBete: or(flag, false),
  knowsOpera: or(flag, false),
  name: (value: unknown) => cutTo(or(text, '')(value), LONGEST_NAME),
  face: or(nullable(oneOf(PERSON_FACES)), null),
};
const SAVED = persisted('preferences', FIELDS);

/** The preferences of this browser. */
class Preferences {
  #language: Language = $state('en');
  #words: Words | null = $state.raw(null);
  #chapters: Partial<Chapters> = $state.raw({});
  pace: PaceName = $state('normal');
  theme: ChoiceOf<'theme'> = $state('system');
  look: ChoiceOf<'look'> = $state('modern');
  deck: ChoiceOf<'deck'> = $state('two');
  courts: ChoiceOf<'courts'> = $state('own');
  indices: ChoiceOf<'indices'> = $state('language');
  forced: ChoiceOf<'forced'> = $state('pass');
  /** Whether single letters and digits are shortcuts. */
  singleKeys = $state(true);
  sounds = $state(true);
  /** Whether calls are spoken. */
  voice = $state(false);
  /** Whether tips explain the deal in progress. */
  tips = $state(false);
  /** Whether a wide table shows the log. */
  log = $state(false);
  /** How many next steps after a game were taken or put off. */
  steps = $state(0);
  /** Whether the page has explained a bête, and an opera. */
  knowsBete = $state(false);
  knowsOpera = $state(false);
  name = $state('');
  /** The portrait at tables online; null for any. */
  face: Portrait | null = $state(null);
  /** Resolves when the words of the first language are loaded. */
  readonly ready: Promise<void>;

  constructor() {
    const { language, ...saved } = SAVED.read();
    Object.assign(this, saved);
    this.ready = this.setLanguage(language ?? chooseLanguage(preferredLanguages()));
  }

  get language(): Language {
    return this.#language;
  }

  /** The words of the language. Throws before {@link ready} resolves. */
  get words(): Words {
    if (this.#words === null) throw new Error('the words are not loaded yet');
    return this.#words;
  }

  /** The chapters of the words. Only loaded ones may be read. */
  get chapters(): Chapters {
    return this.#chapters as Chapters;
  }

  /** Loads chapters, which stay loaded in every language. Rejects if one cannot be loaded. */
  async loadChapters(names: readonly ChapterName[]): Promise<void> {
    // What is loaded here follows the language by itself. The caller must not load its part again and lose its state.
    const words = untrack(() => this.words);
    const loaded = await chaptersOf(words, names);
    if (words !== this.words) return this.loadChapters(names);
    this.#chapters = { ...this.#chapters, ...loaded };
  }

  /** Formats a number in the language: `1,200`. */
  number(value: number): string {
    return makeGrammar(this.words.language).number(value);
  }

  /** Loads the words of a language with the open chapters, and switches to it. Rejects if they cannot be loaded. */
  async setLanguage(language: Language): Promise<void> {
    const words = await loadWords(language);
    const open = this.#chapters;
    const chapters = await chaptersOf(words, Object.keys(open) as ChapterName[]);
    // Another chapter was opened meanwhile.
    if (open !== this.#chapters) return this.setLanguage(language);
    this.#words = words;
    this.#chapters = chapters;
    this.#language = language;
  }

  /** Saves the preferences in the browser. */
  save(): void {
    const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
    SAVED.save(Object.fromEntries(names.map((name) => [name, this[name]])) as ReturnType<typeof SAVED.read>);
  }
}

async function chaptersOf(words: Words, names: readonly ChapterName[]): Promise<Partial<Chapters>> {
  const load = async (name: ChapterName) => [name, await words.chapters[name]()];
  return Object.fromEntries(await Promise.all(names.map(load)));
}

export const preferences = new Preferences();
