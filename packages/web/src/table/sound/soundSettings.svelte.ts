import { hadInput, mayPlaySound } from '../../app/browser/browser.ts';
import { flag, or } from '../../app/browser/persisted.ts';
import { savedState } from '../../app/browser/savedState.svelte.ts';
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

/**
 * A shared board sounds and speaks unless switched off. A phone in the room is silent unless switched on, because all phones of
 * the room would sound at once.
 */
const SETTINGS: Readonly<Record<SoundPlace, SoundSettings>> = {
  table: ofTable,
  board: savedState('sound-board', { sounds: or(flag, true), voice: or(flag, true) }),
  hand: savedState('sound-hand', { sounds: or(flag, false), voice: or(flag, false) }),
};

/** Returns the switches of a place. */
export function soundSettings(place: SoundPlace): SoundSettings {
  return SETTINGS[place];
}

/** Whether the browser still blocks sound. It allows sound and speech after the first key or touch on the page. */
class SoundGate {
  /** The sound player updates it. */
  blocked: boolean = $state(mayPlaySound() && !hadInput());
}

export const soundGate = new SoundGate();
