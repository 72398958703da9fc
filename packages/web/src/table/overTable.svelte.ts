import type { Card } from '@nain-jaune/engine';
import { type Component, tick } from 'svelte';
import { idle, watchMedia } from '../app/browser/browser.ts';
import { inTime } from '../app/browser/inTime.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';

/** Names of the sheets over a table. */
export type SheetName =
  | 'settlement'
  | 'review'
  | 'standings'
  | 'keys'
  | 'settings'
  | 'talk'
  | 'pace'
  | 'hint'
  | 'say'
  | 'room'
  | 'menu'
  | 'code'
  | 'people'
  | 'scores'
  | 'rules'
  | 'home'
  | 'leave';

/** The sheets of a stance, which leaves out what it has not. */
export interface StanceSheets {
  readonly sheets: Readonly<Partial<Record<SheetName, Component>>>;
  /** Actions after a deal. */
  readonly next?: Component;
  /** What to play next, after a game. */
  readonly offer?: Component;
  /** How to challenge a friend with the deal or the game. */
  readonly challenge?: Component;
  /** Information about fair dealing. */
  readonly proof?: Component;
  /** The chat, above the announcements. */
  readonly chat?: Component;
}

/** What has the focus and hears keys while no sheet is open. */
export interface Place {
  /** Whether it has the focus whenever no sheet is open, wherever that was before. */
  readonly reclaims?: boolean;
  takeFocus(): void;
  /** Returns whether the key was for the place. */
  takeKey?(event: KeyboardEvent): boolean;
  /** Moves the focus from a card that is to be laid to its neighbour. */
  focusBeside?(card: Card): void;
}

const wide = watchMedia('(width >= 69rem)');

/** The sheet over a table, one at a time and loaded after it, and the place that has the focus while none is open. */
export class OverTable {
  /** The open sheet, or null. */
  sheet: SheetName | null = $state(null);
  /** The sheets, or null before they are requested. */
  stance: Promise<StanceSheets> | null = $state.raw(null);
  /** The loaded sheets. An open sheet reads the other parts of its stance here. */
  parts: StanceSheets | null = null;
  /** Whether the last card has been shown, so that the settlement follows. */
  isSettlementDue = $state(false);
  /** Sentences to announce that are not about the cards. */
  told: readonly string[] = $state.raw([]);
  /** Whether the place gets the focus when it appears, if the focus is nowhere. */
  focusesPlace: boolean;
  /** Null for a spectator, and while the cards are covered. */
  place: Place | null = null;
  /** The menu to lay an honour without claiming, if there is one. */
  silentMenu: { open(): void } | null = null;
  readonly #load: () => Promise<StanceSheets>;

  constructor(load: () => Promise<StanceSheets>, focusesPlace: boolean) {
    this.#load = load;
    this.focusesPlace = focusesPlace;
  }

  /** Loads the sheets if that has not happened. */
  fetch(): void {
    if (this.stance === null) this.fetchAgain();
  }

  /** Loads the sheets again after a failure. A late module from the first attempt is used as well. */
  fetchAgain(): void {
    const fetched: Promise<StanceSheets> = idle()
      .then(() =>
        inTime(this.#load(), () => {
          if (this.stance === fetched) this.fetchAgain();
        }),
      )
      .then((stance) => (this.parts = stance));
    this.stance = fetched;
  }

  /** Registers the place. Returns a function to call when it is gone. */
  enter(place: Place): () => void {
    this.place = place;
    if (this.focusesPlace) void this.#focusPlace();
    return () => {
      if (this.place === place) this.place = null;
    };
  }

  /** Whether the log is on the table. */
  get showsTalk(): boolean {
    return wide.current && preferences.log;
  }

  /** Shows or folds the log of a wide table, or opens its sheet. */
  toggleTalk(): void {
    if (!wide.current) this.sheet = 'talk';
    else {
      preferences.log = !preferences.log;
      preferences.save();
    }
  }

  /** Closes the sheet. `toPlay`: the focus goes to the place even if it is elsewhere. */
  async close(toPlay = false): Promise<void> {
    this.sheet = null;
    await this.#focusPlace(toPlay);
  }

  /** Moves the focus to the place if it is nowhere, or if `always`. */
  async #focusPlace(always = false): Promise<void> {
    await tick();
    if (always || this.place?.reclaims || document.activeElement === document.body) this.place?.takeFocus();
  }
}
