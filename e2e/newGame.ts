import type { Page } from '@playwright/test';

/** The choices for a new game. */
export interface NewGame {
  readonly ruleset: string;
  readonly players: number;
  /** Maximum number of deals. */
  readonly deals?: number;
  readonly name?: string;
  /** Default: the title of the test. */
  readonly seed?: string;
  /** Whether to make the choices on the page. Without it, the page finds them as those of the last game. */
  readonly byHand?: true;
}

/** The bots at the table of the tests, from the player's neighbour on. */
const BOTS = ['rosalie', 'achille', 'leonie', 'ninon', 'prosper', 'gaspard', 'blandine'];

let choices = 0;

/** Stores a choice as that of the last game, once, so that the page may change it. */
export async function rememberChoice(page: Page, { ruleset, players, deals, name }: NewGame): Promise<void> {
  const seats = [{ who: 'somebody', name: name ?? '' }, ...BOTS.map((who) => ({ who, name: '' }))];
  const likes = { pace: 'instant', forced: 'ask', ...(name === undefined ? {} : { name }) };
  await page.addInitScript(
    ({ once, choice, likes }) => {
      if (sessionStorage.getItem(once) !== null) return;
      sessionStorage.setItem(once, 'found');
      const stored = JSON.parse(localStorage.getItem('nain-jaune.preferences') ?? '{}');
      const preferences = { sounds: false, ...stored, ...likes };
      localStorage.setItem('nain-jaune.preferences', JSON.stringify(preferences));
      localStorage.setItem('nain-jaune.new-game', JSON.stringify(choice));
    },
    { once: `choice ${++choices}`, choice: { ruleset, players, deals, seats }, likes },
  );
}
