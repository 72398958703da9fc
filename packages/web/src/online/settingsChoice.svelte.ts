import type { RoomSettings, TurnClock } from '@nain-jaune/protocol';
import { flag, oneOf, or, persisted } from '../browser/persisted.ts';
import { NewGameChoice } from '../pages/newGameChoice.svelte.ts';

/** The turn clocks, the slowest first. */
export const CLOCKS: readonly TurnClock[] = ['none', 'gentle', 'quick'];

const SAVED = persisted('online-terms', {
  clock: or(oneOf(CLOCKS), 'gentle'),
  open: or(flag, false),
  freeText: or(flag, false),
  spectators: or(flag, true),
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
    Object.assign(this, SAVED.read());
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
    SAVED.save({ clock, open, freeText, spectators });
  }
}
