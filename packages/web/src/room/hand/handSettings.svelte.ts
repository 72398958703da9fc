import { mayVibrate } from '../../app/browser/browser.ts';
import { flag, nullable, or, persisted, text } from '../../app/browser/persisted.ts';

const SAVED = persisted('hand', {
  vibrates: or(flag, true),
  /** Null: only on a device that cannot vibrate. */
  flashes: or(nullable(flag), null),
  covers: or(flag, true),
  asksTilt: or(flag, false),
  table: or(nullable(text), null),
  notices: or(flag, false),
});

/** The settings of this device for its turns at tables on a server. */
class HandSettings {
  vibrates = $state(true);
  flashes = $state(false);
  /** Whether the cards are covered when the phone is turned away. */
  covers = $state(true);
  /** Whether the player wants to be asked for the permission that this needs. */
  asksTilt = $state(false);
  /** The code of the last table whose cards this phone has shown. */
  table: string | null = $state(null);

  /** Whether notices call the player to their turn while the page is hidden. */
  notices = $state(false);

  constructor() {
    const { flashes, ...saved } = SAVED.read();
    Object.assign(this, saved);
    this.flashes = flashes ?? !mayVibrate();
  }

  save(): void {
    const { vibrates, flashes, covers, asksTilt, table, notices } = this;
    SAVED.save({ vibrates, flashes, covers, asksTilt, table, notices });
  }
}

export const handSettings = new HandSettings();
