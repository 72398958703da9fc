import { type Card, type GameView, heightOf, type Lay, type Move, parseCardText } from '@nain-jaune/engine';

/** The cards that may be laid, each once: announced wherever that is possible. */
export function announcedLays(legal: readonly Move[]): Lay[] {
  const lays = legal.filter((move) => move.type === 'lay');
  const announced = new Set(lays.filter((lay) => lay.announced).map(({ card }) => card));
  return lays.filter((lay) => lay.announced || !announced.has(lay.card));
}

/** The honours of the game that a view shows. */
export function honoursOf(view: GameView): ReadonlySet<Card> {
  return new Set(view.rules.honours.flatMap(({ card }) => parseCardText(card) ?? []));
}

/** Whether a card is itself wanted. A wild dwarf may be laid without being wanted; when leading, nothing is wanted. */
export function isWanted(view: GameView, card: Card): boolean {
  return view.deal?.turn?.wanted.includes(card) ?? false;
}

/** Which of two things comes first: negative for the first, positive for the second, 0 for neither. */
export type Order<Thing> = (a: Thing, b: Thing) => number;

/** An order by several measures, the weightiest first; the smaller measure comes first. */
export function inOrderOf<Thing>(...measures: readonly ((thing: Thing) => number)[]): Order<Thing> {
  return (a, b) => {
    const telling = measures.find((measure) => measure(a) !== measure(b));
    return telling === undefined ? 0 : telling(a) - telling(b);
  };
}

/** The measures of the lowest card: its height, then the honour before the others, then its number. */
export function lowness(honours: ReadonlySet<Card>): readonly ((lay: Lay) => number)[] {
  return [({ card }) => heightOf(card), ({ card }) => (honours.has(card) ? 0 : 1), ({ card }) => card];
}
