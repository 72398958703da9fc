import { type Card, suitOf } from '@nain-jaune/engine';
import { type CardWords, SUIT_SIGNS } from '@nain-jaune/words';
import type { Paint } from './paint.ts';
import { padEnd } from './width.ts';

/** What drawing a hand needs to know of it. */
export interface DrawnHand {
  readonly cards: readonly Card[];
  /** The cards that may be laid now: marked below. */
  readonly legal: ReadonlySet<Card>;
  readonly honours: ReadonlySet<Card>;
}

/** A card in two or three signs, in its colour: `D♠`, `10♥`. */
export function drawCard(card: Card, words: CardWords, paint: Paint): string {
  return paintSuit(card, words.cardSign(card), paint);
}

/** Cards one after another. */
export function drawCards(cards: readonly Card[], words: CardWords, paint: Paint): string {
  return cards.map((card) => drawCard(card, words, paint)).join(' ');
}

/**
 * A hand held like a fan, each card with its rank above its suit; `▲` stands under those that may be laid,
 * and the ranks of honours are underlined by `★` in place of the plain edge. Broken into rows where the
 * columns are too few.
 */
export function drawHand(hand: DrawnHand, words: CardWords, paint: Paint, columns: number): string {
  const most = Math.max(1, Math.floor((columns - 1) / 3));
  const rows = Math.ceil(hand.cards.length / most);
  const perRow = Math.ceil(hand.cards.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, row) => hand.cards.slice(row * perRow, (row + 1) * perRow))
    .map((cards) => drawRow({ ...hand, cards }, words, paint))
    .join('\n');
}

function drawRow({ cards, legal, honours }: DrawnHand, words: CardWords, paint: Paint): string {
  const edge = (card: Card) => (honours.has(card) ? paint('yellow', '★─') : '──');
  const rank = (card: Card) => paintSuit(card, padEnd(words.rankSign(card), 2), paint);
  const suit = (card: Card) => paintSuit(card, `${SUIT_SIGNS[suitOf(card)]} `, paint);
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

function paintSuit(card: Card, text: string, paint: Paint): string {
  const suit = suitOf(card);
  return suit === 'd' || suit === 'h' ? paint('red', text) : paint('bold', text);
}
