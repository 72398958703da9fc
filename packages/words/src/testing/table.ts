import {
  applyHouseRules,
  type Card,
  parseCardText,
  RULESETS,
  type Ruleset,
  type Seat,
} from '@nain-jaune/engine';
import type { Context } from '../index.ts';

/** The cards that a text names, such as `5h Qs`. */
export function cardsOf(text: string): Card[] {
  return text.split(' ').map(cardOf);
}

/** The card that a text names. */
export function cardOf(text: string): Card {
  const card = parseCardText(text);
  if (card === undefined) throw new Error(`"${text}" names no card`);
  return card;
}

/** The rules of 1789 with changes such as `continuing=compulsory`. */
export function lindorWith(...changes: readonly string[]): Ruleset {
  const outcome = applyHouseRules(RULESETS['lindor-1789'], changes);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** A table of three, spoken to as a spectator or as one of them. */
export function tableOf(rules: Ruleset, you: number | null = null): Context {
  return { names: ['Anne', 'Bot 1', 'Élise'], rules, you: you as Seat | null };
}

/** A text with ordinary spaces, for comparing. */
export function plain(text: string): string {
  return text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
}
