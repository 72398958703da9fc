import { type Knowledge, knowledgeOf } from '@nain-jaune/bots/knowledge';
import { type Card, type GameView, type Rules, seatsOf } from '@nain-jaune/engine';

/** Where the cards that a view does not show may lie, for certain. */
export interface Possible {
  readonly view: GameView;
  readonly rules: Rules;
  /** The cards that were neither laid nor are in a hand that the view shows. */
  readonly unseen: readonly Card[];
  /** How many of them lie with each seat, and in the talon last. */
  readonly sizes: readonly number[];
  /** Whether a card may lie there, for all that is known. */
  mayHold(place: number, card: Card): boolean;
}

/** What is certain of the cards that a view does not show. Throws a `RangeError` when no deal has begun. */
export function possibleFrom(view: GameView): Possible {
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

/** The certain weight of a card at a place: 0 where it cannot lie. */
function weightOf({ places, unseen, certain }: Knowledge, place: number, card: Card): number {
  const column = places.indexOf(place);
  const row = unseen.indexOf(card);
  return column < 0 || row < 0 ? 0 : (certain.weights[row * places.length + column] ?? 0);
}
