import { type Card, DWARF, type GameView, type Lay, type Rules } from '@nain-jaune/engine';

/** What one's own hand can do in one go, beginning with a card. */
export interface OwnRun {
  /** The cards laid, in order: the card chosen, then one's own cards that continue it. */
  readonly cards: readonly [Card, ...Card[]];
  readonly last: Card;
  /** The key of what is wanted after the last. */
  readonly key: number;
  /** What is wanted after the last; none where it ends the run. */
  readonly wanted: readonly Card[];
  /** The cards that are left. */
  readonly rest: readonly Card[];
}

/**
 * The run that a card begins or carries on, and that one's own hand then continues: who lays a card may lay again. Among
 * cards of one rank an honour goes first.
 */
export function ownRun(rules: Rules, view: GameView, { card }: Lay): OwnRun {
  const cards: [Card, ...Card[]] = [card];
  let rest = without(view.deal?.hand ?? [], card);
  let key = keyAfter(rules, placeOf(rules, view, card));
  for (let next = ownNext(rules, key, rest); next !== undefined; next = ownNext(rules, key, rest)) {
    cards.push(next);
    rest = without(rest, next);
    key = keyAfter(rules, next);
  }
  return { cards, last: cards.at(-1) as Card, key, wanted: wantedBy(rules, key), rest };
}

/** The cards that are wanted under a key; none for a lead. */
export function wantedBy(rules: Rules, key: number): readonly Card[] {
  return rules.wantedCards[key] ?? [];
}

/** The wild dwarf that stands for the card wanted takes its place. */
function placeOf(rules: Rules, { deal }: GameView, card: Card): Card {
  const [wanted] = deal?.turn?.wanted ?? [];
  return rules.dwarfStandsFor && card === DWARF && wanted !== undefined ? wanted : card;
}

function keyAfter(rules: Rules, card: Card): number {
  return rules.after[card] ?? 0;
}

function ownNext(rules: Rules, key: number, rest: readonly Card[]): Card | undefined {
  const fits = wantedBy(rules, key).filter((card) => rest.includes(card));
  return fits.find((card) => (rules.boxOf[card] ?? 0) >= 0) ?? fits[0];
}

function without(cards: readonly Card[], laid: Card): readonly Card[] {
  return cards.filter((card) => card !== laid);
}
