import { mayVibrate } from '../../app/browser/browser.ts';
import { flag, nullable, or, text } from '../../app/browser/persisted.ts';
import { savedState } from '../../app/browser/savedState.svelte.ts';

/** How a phone vibrates at its turn: milliseconds on, off and on. */
export const TURN_VIBRATION = [120, 80, 120] as const;

/** The settings of this device for its turns at tables on a server. */
export const handSettings = savedState('hand', {
  vibrates: or(flag, true),
  flashes: or(flag, !mayVibrate()),
  /** Whether the cards are covered when the phone is turned away. */
  covers: or(flag, true),
  /** Whether the player wants to be asked for the permission that this needs. */
  asksTilt: or(flag, false),
  /** The code of the last table whose cards this phone has shown. */
  table: or(nullable(text), null),
  /** Whether notices call the player to their turn while the page is hidden. */
  notices: or(flag, false),
});
