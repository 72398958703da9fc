import { flag, or, type Persisted, persisted } from '../../app/browser/persisted.ts';
import type { SavedKey } from '../../app/browser/savedKeys.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';

/** A place where the page plays: the usual table, the screen that a room shares, or a player's phone in that room. */
export type SoundPlace = 'table' | 'board' | 'hand';

/** The sound switches of a place. They are saved as they change. */
export interface SoundSettings {
  /** Whether cards, counters and turns sound. */
  sounds: boolean;
  /** Whether calls are spoken. */
  voice: boolean;
}

/** Sound switches with an own saved value. */
class SavedSoundSettings implements SoundSettings {
  readonly #store: Persisted<SoundSettings>;
  #sounds: boolean = $state(false);
  #voice: boolean = $state(false);

  /** `on`: whether the switches are on until they are changed. */
  constructor(key: SavedKey, on: boolean) {
    this.#store = persisted(key, { sounds: or(flag, on), voice: or(flag, on) });
    const saved = this.#store.read();
    this.#sounds = saved.sounds;
    this.#voice = saved.voice;
  }

  get sounds(): boolean {
    return this.#sounds;
  }

  set sounds(on: boolean) {
    this.#sounds = on;
    this.#save();
  }

  get voice(): boolean {
    return this.#voice;
  }

  set voice(on: boolean) {
    this.#voice = on;
    this.#save();
  }

  #save(): void {
    this.#store.save({ sounds: this.#sounds, voice: this.#voice });
  }
}

/** The switches of the usual table are preferences of the browser. */
const ofTable: SoundSettings = {
  get sounds() {
    return preferences.sounds;
  },
  set sounds(on) {
    preferences.sounds = on;
    preferences.save();
  },
  get voice() {
    return preferences.voice;
  },
  set voice(on) {
    preferences.voice = on;
    preferences.save();
  },
};

const places = new Map<SoundPlace, SoundSettings>([['table', ofTable]]);

/**
 * Returns the switches of a place. A shared board sounds and speaks unless switched off. A phone in the room is silent unless
 * switched on, because all phones of the room would sound at once.
 */
export function soundSettings(place: SoundPlace): SoundSettings {
  const known = places.get(place);
  if (known !== undefined) return known;
  const isBoard = place === 'board';
  const made = new SavedSoundSettings(isBoard ? 'sound-board' : 'sound-hand', isBoard);
  places.set(place, made);
  return made;
}
