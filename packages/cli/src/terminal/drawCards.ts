import { type Card, parseCardText, type Ruleset, suitOf } from '@nain-jaune/engine';
import { type CardWords, SUIT_SIGNS } from '@nain-jaune/words';
import type { Paint } from './paint.ts';
import { centre, padEnd } from './width.ts';

/** What cards are drawn with. A `Shell` is one. */
export interface CardStyle {
  readonly words: CardWords;
  readonly paint: Paint;
}

export interface DrawnHand {
  readonly cards: readonly Card[];
  readonly legal: ReadonlySet<Card>;
  readonly honours: ReadonlySet<Card>;
}

const WIDEST_BOX = 9;

/** Draws a card in two or three characters: `D♠`, `10♥`. */
export function drawCard({ words, paint }: CardStyle, card: Card): string {
  return paintSuit(paint, card, words.cardSign(card));
}

export function drawCards(style: CardStyle, cards: readonly Card[]): string {
  return cards.map((card) => drawCard(style, card)).join(' ');
}

/**
 * Draws a hand as a fan, each card with its rank above its suit. `▲` marks the legal cards, `★` the honours. The hand is
 * broken into rows if it is wider than the terminal.
 */
export function drawHand(style: CardStyle, hand: DrawnHand, columns: number): string {
  const most = Math.max(1, Math.floor((columns - 1) / 3));
  const rows = Math.ceil(hand.cards.length / most);
  const perRow = Math.ceil(hand.cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => hand.cards.slice(row * perRow, (row + 1) * perRow))
    .map((cards) => drawRow(style, { ...hand, cards }))
    .join('\n');
}

function drawRow({ words, paint }: CardStyle, { cards, legal, honours }: DrawnHand): string {
  const edge = (card: Card) => (honours.has(card) ? paint('yellow', '★─') : '──');
  const rank = (card: Card) => paintSuit(paint, card, padEnd(words.rankSign(card), 2));
  const suit = (card: Card) => paintSuit(paint, card, `${SUIT_SIGNS[suitOf(card)]} `);
  const marks = cards.map((card) => (legal.has(card) ? paint('green', ' ▲ ') : '   ')).join('');
  return [
    `╭${cards.map(edge).join('╭')}╮`,
    `│${cards.map(rank).join('│')}│`,
    `│${cards.map(suit).join('│')}│`,
    `╰${cards.map(() => '──').join('╰')}╯`,
    marks.trimEnd(),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function paintSuit(paint: Paint, card: Card, text: string): string {
  const suit = suitOf(card);
  return suit === 'd' || suit === 'h' ? paint('red', text) : paint('bold', text);
}

/** Returns the honours of a ruleset in the order of the boxes. */
export function honoursOf(rules: Ruleset): Card[] {
  return rules.honours.flatMap(({ card }) => parseCardText(card) ?? []);
}

export function drawBoard(
  style: CardStyle,
  rules: Ruleset,
  boxes: readonly number[],
  columns: number,
): string {
  const honours = honoursOf(rules);
  const width = Math.max(1, Math.min(WIDEST_BOX, Math.floor((columns - 1) / honours.length) - 1));
  const line = (left: string, middle: string, right: string) =>
    left + honours.map(() => '─'.repeat(width)).join(middle) + right;
  const row = (cells: readonly string[]) => `│${cells.map((cell) => centre(cell, width)).join('│')}│`;
  return [
    line('┌', '┬', '┐'),
    row(honours.map((card) => drawCard(style, card))),
    row(boxes.map((counters) => style.paint('yellow', String(counters)))),
    line('└', '┴', '┘'),
  ].join('\n');
}
