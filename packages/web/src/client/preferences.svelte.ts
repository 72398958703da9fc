import { chooseLanguage, isLanguage, type Language, type Words, words as wordsOf } from '@nain-jaune/words';
import type { Pace } from '../lobby/messages.ts';
import { keepText, keptObject } from './browserStore.ts';

/** How quick the bots are, by name. */
export const PACES = {
  slow: { botMove: 1400, botPass: 1000 },
  normal: { botMove: 750, botPass: 550 },
  fast: { botMove: 250, botPass: 150 },
  instant: { botMove: 0, botPass: 0 },
} as const satisfies Readonly<Record<string, Pace>>;

/** The name of a pace. */
export type PaceName = keyof typeof PACES;

/** Whether a value names a pace. */
export function isPaceName(value: unknown): value is PaceName {
  return typeof value === 'string' && Object.hasOwn(PACES, value);
}

/** What this person likes, kept in the browser. */
class Preferences {
  language: Language = $state('en');
  pace: PaceName = $state('normal');
  /** Pass without being asked where nothing else is possible. */
  passForMe = $state(false);
  /** Whether single letters and digits are shortcuts. */
  singleKeys = $state(true);
  name = $state('');

  constructor() {
    const kept = keptObject('preferences');
    const language = kept['language'];
    this.language =
      typeof language === 'string' && isLanguage(language) ? language : chooseLanguage(navigator.languages);
    if (isPaceName(kept['pace'])) this.pace = kept['pace'];
    this.passForMe = kept['passForMe'] === true;
    this.singleKeys = kept['singleKeys'] !== false;
    if (typeof kept['name'] === 'string') this.name = kept['name'].slice(0, 40);
  }

  /** The words of the language. */
  get words(): Words {
    return wordsOf(this.language);
  }

  /** Keeps them. Call it where one has changed. */
  keep(): void {
    const { language, pace, passForMe, singleKeys, name } = this;
    keepText('preferences', JSON.stringify({ language, pace, passForMe, singleKeys, name }));
  }
}

/** The preferences of this person. */
export const preferences = new Preferences();
