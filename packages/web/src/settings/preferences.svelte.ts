import type { Portrait } from '@nain-jaune/protocol';
import {
  chooseLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  makeGrammar,
  type Words,
} from '@nain-jaune/words';
import { loadWords } from '@nain-jaune/words/load';
import { PERSON_FACES } from '../art/faces.ts';
import { preferredLanguages } from '../browser/browser.ts';
import { keepText, keptObject } from '../browser/browserStore.ts';
import type { Pace } from '../gameService/serviceMessages.ts';

/** How quick the bots are, by name. */
export const PACES = {
  slow: { botMove: 1400, botPass: 1000 },
  normal: { botMove: 750, botPass: 550 },
  fast: { botMove: 250, botPass: 150 },
  instant: { botMove: 0, botPass: 0 },
} as const satisfies Readonly<Record<string, Pace>>;

/** The name of a pace. */
export type PaceName = keyof typeof PACES;

/** The names of the paces, the slowest first. */
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** Whether a value names a pace. */
export function isPaceName(value: unknown): value is PaceName {
  return typeof value === 'string' && Object.hasOwn(PACES, value);
}

/** What may be chosen of each preference that has a few values; the first is the usual one. */
export const CHOICES = {
  /** Light or dark, or as the system is. */
  theme: ['system', 'light', 'dark'],
  /** The look of the table: our own, or that of 1760. */
  look: ['modern', '1760'],
  /** Two colours of suits or four. */
  deck: ['two', 'four'],
  /** Who draws the court cards. */
  courts: ['own', 'paris'],
  /** Whose letters stand on the court cards; `language`: those of the page's language. */
  indices: ['language', ...LANGUAGES],
  /** What is played without asking: everything that is forced, passes that are forced, nothing. */
  forced: ['all', 'pass', 'ask'],
} as const;

/** The preferences that have a few values. */
export type ChoiceName = keyof typeof CHOICES;
/** A value of one of them. */
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** What is on or off; the value is the usual one. */
const SWITCHES = {
  /** Whether single letters and digits are shortcuts. */
  singleKeys: true,
  /** Whether cards and counters make sounds. */
  sounds: true,
  /** Whether calls are spoken aloud. */
  voice: false,
  /** Whether the deal in progress is explained by tips. */
  tips: false,
} as const;

function choiceFrom<Name extends ChoiceName>(
  kept: Readonly<Record<string, unknown>>,
  name: Name,
): ChoiceOf<Name> {
  const choices: readonly ChoiceOf<Name>[] = CHOICES[name];
  return choices.find((choice) => choice === kept[name]) ?? choices[0]!;
}

/** What is kept. */
const KEPT = [
  'language',
  'pace',
  'theme',
  'look',
  'deck',
  'courts',
  'indices',
  'forced',
  'singleKeys',
  'sounds',
  'voice',
  'tips',
  'name',
  'face',
] as const satisfies readonly (keyof Preferences)[];

/** What this person likes, kept in the browser. */
class Preferences {
  #language: Language = $state('en');
  #words: Words | null = $state.raw(null);
  pace: PaceName = $state('normal');
  theme: ChoiceOf<'theme'> = $state('system');
  look: ChoiceOf<'look'> = $state('modern');
  deck: ChoiceOf<'deck'> = $state('two');
  courts: ChoiceOf<'courts'> = $state('own');
  indices: ChoiceOf<'indices'> = $state('language');
  forced: ChoiceOf<'forced'> = $state('all');
  singleKeys: boolean = $state(SWITCHES.singleKeys);
  sounds: boolean = $state(SWITCHES.sounds);
  voice: boolean = $state(SWITCHES.voice);
  tips: boolean = $state(SWITCHES.tips);
  name = $state('');
  /** The portrait at tables online; null for any. */
  face: Portrait | null = $state(null);
  /** Fulfilled when the words of the first language are here. */
  readonly ready: Promise<void>;

  constructor() {
    const kept = keptObject('preferences');
    const language = kept['language'];
    if (isPaceName(kept['pace'])) this.pace = kept['pace'];
    this.theme = choiceFrom(kept, 'theme');
    this.look = choiceFrom(kept, 'look');
    this.deck = choiceFrom(kept, 'deck');
    this.courts = choiceFrom(kept, 'courts');
    this.indices = choiceFrom(kept, 'indices');
    // An older version only asked whether to pass.
    this.forced =
      kept['forced'] === undefined && kept['passForMe'] === true ? 'pass' : choiceFrom(kept, 'forced');
    this.singleKeys = switchFrom(kept, 'singleKeys');
    this.sounds = switchFrom(kept, 'sounds');
    this.voice = switchFrom(kept, 'voice');
    this.tips = switchFrom(kept, 'tips');
    if (typeof kept['name'] === 'string') this.name = kept['name'].slice(0, 40);
    this.face = PERSON_FACES.find((face) => face === kept['face']) ?? null;
    this.ready = this.setLanguage(
      typeof language === 'string' && isLanguage(language) ? language : chooseLanguage(preferredLanguages()),
    );
  }

  /** The language of the page. */
  get language(): Language {
    return this.#language;
  }

  /** The words of the language. They are here as soon as {@link ready} is. */
  get words(): Words {
    if (this.#words === null) throw new Error('the words are not loaded yet');
    return this.#words;
  }

  /** A number as the language writes it: `1,200`. */
  number(value: number): string {
    return makeGrammar(this.words.language).number(value);
  }

  /** Speaks another language from the moment its words are loaded; fails where they cannot be. */
  async setLanguage(language: Language): Promise<void> {
    this.#words = await loadWords(language);
    this.#language = language;
  }

  /** Keeps them. Call it where one has changed. */
  keep(): void {
    keepText('preferences', JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, this[name]]))));
  }
}

function switchFrom(kept: Readonly<Record<string, unknown>>, name: keyof typeof SWITCHES): boolean {
  const value = kept[name];
  return typeof value === 'boolean' ? value : SWITCHES[name];
}

/** The preferences of this person. */
export const preferences = new Preferences();
