import { type Card, PACK } from '../cards/card.ts';
import { type CardSet, cardsOf, hasCard } from '../cards/cardSet.ts';
import { makeCardText, parseCardText } from '../cards/notation.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Rules } from '../rules/compiledRules.ts';

/** Lays a card. `announced` is false where announcing is automatic. */
export interface Lay {
  readonly type: 'lay';
  readonly card: Card;
  readonly announced: boolean;
}

/** A pass ("sans …"). */
export interface Pass {
  readonly type: 'pass';
}

export type Move = Lay | Pass;

/** Every lay, silent and announced, by card: shared because legal moves are listed at every turn. */
const LAYS = [false, true].map((announced) => PACK.map((card): Lay => ({ type: 'lay', card, announced })));

export function lay(card: Card, announced = false): Lay {
  return LAYS[Number(announced)]?.[card] as Lay;
}

export const pass: Pass = { type: 'pass' };

/**
 * Formats a move as in a record: `7d`, `7d!` if it is announced, `-` for a pass.
 *
 * @example
 * ```ts
 * import { DWARF, lay, moveText, pass } from '@nain-jaune/engine';
 *
 * [lay(DWARF), lay(DWARF, true), pass].map(moveText); // => ['7d', '7d!', '-']
 * ```
 */
export function moveText(move: Move): string {
  return move.type === 'pass' ? '-' : `${makeCardText(move.card)}${move.announced ? '!' : ''}`;
}

/**
 * Parses a move as in a record, or returns `undefined`.
 *
 * @example
 * ```ts
 * import { DWARF, parseMoveText } from '@nain-jaune/engine';
 *
 * parseMoveText('7d!'); // => { type: 'lay', card: DWARF, announced: true }
 * parseMoveText('7x'); // => undefined
 * ```
 */
export function parseMoveText(text: string): Move | undefined {
  if (text === '-') return pass;
  const announced = text.endsWith('!');
  const card = parseCardText(announced ? text.slice(0, -1) : text);
  return card === undefined ? undefined : lay(card, announced);
}

export function legalCards(kernel: Kernel): CardSet {
  return { low: kernel.legalLow(), high: kernel.legalHigh() };
}

/**
 * Returns the legal moves of a kernel's position. Cards ascend, each announced before silent if it may be announced. A
 * pass is last.
 */
export function legalMovesIn(kernel: Kernel): Move[] {
  const lays = cardsOf(legalCards(kernel)).flatMap((card) =>
    mayAnnounce(kernel.rules, card) ? [lay(card, true), lay(card)] : [lay(card)],
  );
  return kernel.mayPass() ? [...lays, pass] : lays;
}

/** Whether a card may be announced: false where announcing is automatic. */
export function mayAnnounce(rules: Rules, card: Card): boolean {
  return hasCard({ low: rules.announceableLow, high: rules.announceableHigh }, card);
}
