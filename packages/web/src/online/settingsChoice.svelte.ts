import type { TableSettings, TurnClock } from '@nain-jaune/protocol/online';
import { keepText, keptObject } from '../client/browserStore.ts';
import { NewGameChoice } from '../pages/newGame.svelte.ts';

const KEY = 'online-terms';

/** The clocks that are offered, the most patient first. */
export const CLOCKS: readonly TurnClock[] = ['none', 'gentle', 'quick'];

/** What is about to be agreed for a table; the last choice is kept in the browser. */
export class TermsChoice {
  /** The rules, the number of players and the length of the game. */
  readonly game: NewGameChoice;
  clock: TurnClock = $state('gentle');
  open = $state(false);
  freeText = $state(false);

  /** `asked`: house rules that a link carries. */
  constructor(asked: string | null) {
    this.game = new NewGameChoice(null, asked);
    const kept = keptObject(KEY);
    this.clock = CLOCKS.find((clock) => clock === kept['clock']) ?? this.clock;
    this.open = kept['open'] === true;
    this.freeText = kept['freeText'] === true;
  }

  /** Begins with what was agreed already. */
  static async of(settings: TableSettings): Promise<TermsChoice> {
    const { makeHouseText } = await import('../client/houseLink.ts');
    const choice = new TermsChoice(makeHouseText(settings.rules));
    await choice.game.ready;
    choice.game.players = settings.players;
    choice.clock = settings.clock;
    choice.open = settings.open;
    choice.freeText = settings.freeText;
    return choice;
  }

  /** What is chosen now. */
  get settings(): TableSettings {
    const { clock, open, freeText } = this;
    return { rules: this.game.rules, players: this.game.players, clock, open, freeText };
  }

  /** Keeps how a table is opened for the next time. */
  keep(): void {
    const { clock, open, freeText } = this;
    keepText(KEY, JSON.stringify({ clock, open, freeText }));
  }
}
