import { type Knowledge, knowledgeOf } from '@nain-jaune/bots/knowledge';
import { type Card, type GameView, type Rules, seatsOf } from '@nain-jaune/engine';

/** What is certain about the cards that a view does not show. A place is a seat or, last, the talon. */
export interface CardPossibilities {
  readonly view: GameView;
  readonly rules: Rules;
  readonly unseen: readonly Card[];
  /** Number of unseen cards by place. */
  readonly sizes: readonly number[];
  mayHold(place: number, card: Card): boolean;
}

/** @throws {RangeError} before the first deal. */
export function possibilitiesFrom(view: GameView): CardPossibilities {
  const knowledge = knowledgeOf(view);
  const places = [...seatsOf(view.players), view.players];
  return {
    view,
    rules: knowledge.rules,
    unseen: knowledge.unseen,
    sizes: places.map((place) => knowledge.certain.sizes[knowledge.places.indexOf(place)] ?? 0),
    mayHold: (place, card) => weightOf(knowledge, place, card) > 0,
  };
}

function weightOf({ places, unseen, certain }: Knowledge, place: number, card: Card): number {
  const column = places.indexOf(place);
  const row = unseen.indexOf(card);
  return column < 0 || row < 0 ? 0 : (certain.weights[row * places.length + column] ?? 0);
}
