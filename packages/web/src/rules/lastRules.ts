import { savedNewGame } from '../game/savedNewGame.ts';

let last: { readonly text: string; readonly played: string } | null = null;

/** Remembers the text of rules that the reader looks at, while the page is open. */
export function rememberRules(text: string): void {
  last = { text, played: lastPlayed() };
}

/** Returns the rules that the reader looked at last; null if none, or if a game was begun by others since. */
export function lastRules(): string | null {
  return last?.played === lastPlayed() ? last.text : null;
}

function lastPlayed(): string {
  const { ruleset, house } = savedNewGame();
  return JSON.stringify([ruleset, house]);
}
