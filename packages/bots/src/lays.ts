import { type Card, type GameView, heightOf, type Lay, type Move, parseCardText } from '@nain-jaune/engine';

/** Returns each card that may be laid once, announced if possible. */
export function announcedLays(legal: readonly Move[]): Lay[] {
  const lays = legal.filter((move) => move.type === 'lay');
  const announced = new Set(lays.filter((lay) => lay.announced).map(({ card }) => card));
  return lays.filter((lay) => lay.announced || !announced.has(lay.card));
}

export function honoursOf(view: GameView): ReadonlySet<Card> {
  return new Set(view.rules.honours.flatMap(({ card }) => parseCardText(card) ?? []));
}

/**
 * Whether a card is itself wanted. False for a wild dwarf that stands for another card, and for every lead.
 */
export function isWanted(view: GameView, card: Card): boolean {
  return view.deal?.turn?.wanted.includes(card) ?? false;
}

/** A comparison: negative if the first comes first. */
export type Order<Thing> = (a: Thing, b: Thing) => number;

/** Compares by several measures, the most important first. The smaller measure comes first. */
export function inOrderOf<Thing>(...measures: readonly ((thing: Thing) => number)[]): Order<Thing> {
  return (a, b) => {
    const telling = measures.find((measure) => measure(a) !== measure(b));
    return telling === undefined ? 0 : telling(a) - telling(b);
  };
}

/** The measures of the lowest card: height, an honour before others, then the card number. */
export function lowness(honours: ReadonlySet<Card>): readonly ((lay: Lay) => number)[] {
  return [({ card }) => heightOf(card), ({ card }) => (honours.has(card) ? 0 : 1), ({ card }) => card];
}
