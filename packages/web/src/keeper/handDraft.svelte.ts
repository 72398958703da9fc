import {
  type Card,
  makeCardsText,
  parseCards,
  type ReportedAs,
  type ReportedHand,
  type Rules,
  type ScoredGame,
} from '@nain-jaune/engine';

/** What a player still holds, while it is being told: one number, or the cards. */
export class HandDraft {
  as: ReportedAs = $state('number');
  /** Points, or the number of cards; null while nothing was given. */
  number: number | null = $state(null);
  /** The cards that the rules ask about and that are among them, where a number is told. */
  holds: readonly Card[] = $state.raw([]);
  /** The cards, where they are told. */
  cards: readonly Card[] = $state.raw([]);

  /** Begins with what was told before, or with nothing. */
  constructor(told: ReportedHand | null) {
    if (told === null) return;
    if ('cards' in told) {
      this.as = 'cards';
      this.cards = cardsIn(told.cards);
    } else {
      this.number = 'points' in told ? told.points : told.count;
      this.holds = cardsIn(told.holds);
    }
  }

  /** The cards that are known by name. */
  get named(): readonly Card[] {
    return this.as === 'cards' ? this.cards : this.holds;
  }

  /** Whether nothing was told yet. */
  get isEmpty(): boolean {
    return this.as === 'cards' ? this.cards.length === 0 : this.number === null;
  }

  /** One more or one fewer, and never below one. */
  step(by: number): void {
    this.number = Math.max(1, (this.number ?? 0) + by);
  }

  /** Puts a card among those held, or takes it away. */
  toggle(card: Card): void {
    const has = this.named.includes(card);
    const changed = has ? this.named.filter((one) => one !== card) : [...this.named, card];
    if (this.as === 'cards') this.cards = changed;
    else this.holds = changed;
  }

  /** What is told, as the keeper takes it; null while nothing was given. */
  told({ paysPoints }: Rules): ReportedHand | null {
    if (this.isEmpty) return null;
    if (this.as === 'cards') return { cards: makeCardsText([...this.cards].sort((a, b) => a - b)) };
    const holds = makeCardsText(this.holds);
    const number = this.number ?? 0;
    return paysPoints ? { points: number, holds } : { count: number, holds };
  }
}

function cardsIn(text: string): Card[] {
  return parseCards(text).filter((card): card is Card => card !== null);
}

/** Where a card is that somebody else cannot hold any more: laid, or in another hand; null where it is free. */
export type Whereabouts = { readonly type: 'laid' } | { readonly type: 'held'; readonly seat: number } | null;

/** Where a card is, as far as it was told, for somebody who wants to say that he holds it. */
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
