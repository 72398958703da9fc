import type { RoomSettings, TurnClock } from '@nain-jaune/protocol';
import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';
import { NewGameChoice } from '../pages/newGameChoice.svelte.ts';

const KEY = 'online-terms';

/** The turn clocks, the slowest first. */
export const CLOCKS: readonly TurnClock[] = ['none', 'gentle', 'quick'];

const SAVED = v.object({
  clock: v.fallback(v.picklist(CLOCKS), 'gentle'),
  open: v.fallback(v.boolean(), false),
  freeText: v.fallback(v.boolean(), false),
  spectators: v.fallback(v.boolean(), true),
});

/** The settings of a table while they are chosen. The last choice is saved in the browser. */
export class SettingsChoice {
  /** The rules, the number of players and the length of the game. */
  readonly game: NewGameChoice;
  clock: TurnClock = $state('gentle');
  open = $state(false);
  freeText = $state(false);
  spectators = $state(true);

  /** `rules`: house rules from a link. */
  constructor(rules: string | null) {
    this.game = new NewGameChoice(null, rules);
    Object.assign(this, readSaved(KEY, SAVED));
  }

  /** Makes a choice with the present settings of a table. */
  static async of(settings: RoomSettings): Promise<SettingsChoice> {
    const { makeHouseText } = await import('../houseRules/houseText.ts');
    const choice = new SettingsChoice(makeHouseText(settings.rules));
    await choice.game.ready;
    choice.game.players = settings.players;
    const { clock, open, freeText, spectators } = settings;
    Object.assign(choice, { clock, open, freeText, spectators });
    return choice;
  }

  get settings(): RoomSettings {
    const { clock, open, freeText, spectators } = this;
    return { rules: this.game.rules, players: this.game.players, clock, open, freeText, spectators };
  }

  /** Saves the choice for the next table. */
  save(): void {
    const { clock, open, freeText, spectators } = this;
    saveValue(KEY, { clock, open, freeText, spectators });
  }
}
