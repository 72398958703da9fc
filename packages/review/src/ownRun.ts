import { type Card, DWARF, type GameView, type Lay, type Rules } from '@nain-jaune/engine';
import { LEAD } from '@nain-jaune/engine/kernel';

/** The cards that a hand can lay in a row from a given card on. */
export interface HandRun {
  readonly cards: readonly [Card, ...Card[]];
  readonly last: Card;
  /** The key of the cards wanted after the last, in `Rules.wantedCards` and `Rules.afterStall`. */
  readonly key: number;
  /** The cards wanted after the last. Empty if it ends the run. */
  readonly wanted: readonly Card[];
  /** The cards that stay in the hand. */
  readonly rest: readonly Card[];
}

/** Returns the run from a card on that its player can continue alone. Of several cards that fit, an honour goes first. */
export function ownRun(rules: Rules, view: GameView, { card }: Lay): HandRun {
  const cards: [Card, ...Card[]] = [card];
  let last = card;
  let rest = without(view.deal?.hand ?? [], card);
  let key = keyAfter(rules, representedCard(rules, view, card));
  for (let next = nextFromHand(rules, key, rest); next !== undefined; next = nextFromHand(rules, key, rest)) {
    cards.push(next);
    last = next;
    rest = without(rest, next);
    key = keyAfter(rules, next);
  }
  return { cards, last, key, wanted: wantedBy(rules, key), rest };
}

/** Returns the cards wanted under a key. Empty for a lead. */
export function wantedBy(rules: Rules, key: number): readonly Card[] {
  return rules.wantedCards[key] ?? [];
}

/** Returns the card whose place in the run is taken: a wild dwarf can stand for the wanted card. */
function representedCard(rules: Rules, { deal }: GameView, card: Card): Card {
  const [wanted] = deal?.turn?.wanted ?? [];
  return rules.dwarfStandsFor && card === DWARF && wanted !== undefined ? wanted : card;
}

/** Returns the box of an honour, or -1. */
export function boxOf(rules: Rules, card: Card): number {
  return rules.boxOf[card] ?? -1;
}

function keyAfter(rules: Rules, card: Card): number {
  return rules.after[card] ?? LEAD;
}

function nextFromHand(rules: Rules, key: number, rest: readonly Card[]): Card | undefined {
  const fits = wantedBy(rules, key).filter((card) => rest.includes(card));
  return fits.find((card) => boxOf(rules, card) >= 0) ?? fits[0];
}

function without(cards: readonly Card[], laid: Card): readonly Card[] {
  return cards.filter((card) => card !== laid);
}
