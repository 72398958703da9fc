import {
  type Card,
  makeCardsText,
  parseCards,
  type ReportedAs,
  type ReportedHand,
  type Rules,
  type ScoredGame,
} from '@nain-jaune/engine';
import { isWithin, type TypedNumber } from '../game/typedNumber.ts';

/** More than any hand is worth. */
export const MOST_POINTS = 999;

/** A player's remaining hand being recorded: a number or cards. */
export class HandDraft {
  as: ReportedAs = $state('number');
  /** Points or number of cards. Empty if nothing was entered. */
  number: TypedNumber = $state('');
  /** The held cards that the rules ask about besides a number. */
  holds: readonly Card[] = $state.raw([]);
  /** The held cards, if cards are recorded. */
  cards: readonly Card[] = $state.raw([]);

  /** @param recorded the recorded hand to edit, or null for a new one */
  constructor(recorded: ReportedHand | null) {
    if (recorded === null) return;
    if ('cards' in recorded) {
      this.as = 'cards';
      this.cards = cardsIn(recorded.cards);
    } else {
      this.number = 'points' in recorded ? recorded.points : recorded.count;
      this.holds = cardsIn(recorded.holds);
    }
  }

  /** The cards that are known by name. */
  get named(): readonly Card[] {
    return this.as === 'cards' ? this.cards : this.holds;
  }

  get isEmpty(): boolean {
    return this.as === 'cards' ? this.cards.length === 0 : this.number === '';
  }

  /** Whether something was entered that is no number of points or cards. */
  get isWrong(): boolean {
    return this.as === 'number' && !this.isEmpty && !isWithin(this.number, 1, MOST_POINTS);
  }

  /** Adds to the number, which stays at least one. */
  step(by: number): void {
    this.number = Math.max(1, (typeof this.number === 'number' ? this.number : 0) + by);
  }

  /** Adds or removes a card. */
  toggle(card: Card): void {
    const has = this.named.includes(card);
    const changed = has ? this.named.filter((one) => one !== card) : [...this.named, card];
    if (this.as === 'cards') this.cards = changed;
    else this.holds = changed;
  }

  /** Returns the hand as the engine takes it, or null if nothing usable was entered. */
  toHand({ paysPoints }: Rules): ReportedHand | null {
    if (this.isEmpty) return null;
    if (this.as === 'cards') return { cards: makeCardsText([...this.cards].sort((a, b) => a - b)) };
    const { number } = this;
    if (typeof number !== 'number') return null;
    const holds = makeCardsText(this.holds);
    return paysPoints ? { points: number, holds } : { count: number, holds };
  }
}

function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card): card is Card => card !== null);
}

/** Why no other player can hold a card: it was laid, or another hand has it. */
export type Whereabouts = { readonly type: 'laid' } | { readonly type: 'held'; readonly seat: number } | null;

/** Returns where a card is known to be, or null if a player may still hold it. */
export function whereIs(
  card: Card,
  seat: number,
  game: ScoredGame,
  hands: readonly (HandDraft | null)[],
): Whereabouts {
  const text = makeCardsText([card]);
  if (game.deal?.laid.some((lay) => lay.card === text)) return { type: 'laid' };
  const holder = hands.findIndex((hand, other) => other !== seat && hand?.named.includes(card));
  return holder < 0 ? null : { type: 'held', seat: holder };
}
