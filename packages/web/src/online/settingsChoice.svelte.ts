import type { RoomSettings, TurnClock } from '@nain-jaune/protocol';
import { keepText, keptObject } from '../client/browserStore.ts';
import { NewGameChoice } from '../pages/newGameChoice.svelte.ts';

const KEY = 'online-terms';

/** The turn clocks, the slowest first. */
export const CLOCKS: readonly TurnClock[] = ['none', 'gentle', 'quick'];

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
    const saved = keptObject(KEY);
    this.clock = CLOCKS.find((clock) => clock === saved['clock']) ?? this.clock;
    this.open = saved['open'] === true;
    this.freeText = saved['freeText'] === true;
    this.spectators = saved['spectators'] !== false;
  }

  /** The choice of a table's settings. */
  static async of(settings: RoomSettings): Promise<SettingsChoice> {
    const { makeHouseText } = await import('../client/houseLink.ts');
    const choice = new SettingsChoice(makeHouseText(settings.rules));
    await choice.game.ready;
    choice.game.players = settings.players;
    choice.clock = settings.clock;
    choice.open = settings.open;
    choice.freeText = settings.freeText;
    choice.spectators = settings.spectators;
    return choice;
  }

  /** What is chosen now. */
  get settings(): RoomSettings {
    const { clock, open, freeText, spectators } = this;
    return { rules: this.game.rules, players: this.game.players, clock, open, freeText, spectators };
  }

  /** Saves how a table is opened for the next time. */
  save(): void {
    const { clock, open, freeText, spectators } = this;
    keepText(KEY, JSON.stringify({ clock, open, freeText, spectators }));
  }
}
