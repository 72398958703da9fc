import * as v from 'valibot';
import { mayVibrate } from '../browser/browser.ts';
import { readSaved, saveValue } from '../browser/savedValues.ts';

const KEY = 'hand';

const SAVED = v.object({
  vibrates: v.fallback(v.boolean(), true),
  /** Null: only on a device that cannot vibrate. */
  flashes: v.fallback(v.nullable(v.boolean()), null),
  covers: v.fallback(v.boolean(), true),
  asksTilt: v.fallback(v.boolean(), false),
  knowsSleep: v.fallback(v.boolean(), false),
  table: v.fallback(v.nullable(v.string()), null),
});

/** The settings of this phone as the hand of a player. */
class HandSettings {
  vibrates = $state(true);
  flashes = $state(false);
  /** Whether the cards are covered when the phone is turned away. */
  covers = $state(true);
  /** Whether the player wants to be asked for the permission that this needs. */
  asksTilt = $state(false);
  /** Whether the player has read that the phone may go to sleep. */
  knowsSleep = $state(false);
  /** The code of the last table whose cards this phone has shown. */
  table: string | null = $state(null);

  constructor() {
    const { flashes, ...saved } = readSaved(KEY, SAVED);
    Object.assign(this, saved);
    this.flashes = flashes ?? !mayVibrate();
  }

  save(): void {
    const { vibrates, flashes, covers, asksTilt, knowsSleep, table } = this;
    saveValue(KEY, { vibrates, flashes, covers, asksTilt, knowsSleep, table });
  }
}

export const handSettings = new HandSettings();
