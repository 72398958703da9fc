import {
  type GameView,
  legalMovesOf,
  moveText,
  type Outcome,
  type Position,
  type Problem,
  parsePositionText,
  reachPosition,
  viewAtPosition,
} from '@nain-jaune/engine';
import { cardChances, evaluateDeal, evaluateView, possibleMoves } from '@nain-jaune/review';
import type { Found, PositionFacts } from '../study/review/analysisService.ts';

/** The same position has the same values each time. */
const SEED = 'analysis';

/**
 * Yields the facts about a position in one line, then better and better evaluations, and undefined in between every few
 * milliseconds. Without values if it is the turn of a seat whose hand is hidden.
 *
 * @throws {RangeError} if the position is impossible.
 */
export function* evaluatePosition(text: string): Generator<Found | undefined, void, void> {
  const position = valueOrThrow(parsePositionText(text));
  const view = valueOrThrow(viewAtPosition(position));
  yield { type: 'facts', facts: factsOf(position, view) };
  const work =
    position.seat === null ? evaluateDeal(openDeal(position), view, SEED) : evaluateView(view, SEED);
  for (const evaluation of work)
    yield evaluation === undefined ? undefined : { type: 'evaluation', evaluation };
}

function factsOf({ seat }: Position, view: GameView): PositionFacts {
  if (seat === null) return { chances: null, moves: legalMovesOf(view).map(moveText) };
  const chances = cardChances(view);
  return { chances, moves: possibleMoves(view, chances).map(moveText) };
}

function openDeal(position: Position) {
  const { deal } = valueOrThrow(reachPosition(position)).game;
  if (deal === null) throw new RangeError('the deal has not begun');
  return deal;
}

function valueOrThrow<Value>(outcome: Outcome<Value, readonly Problem[]>): Value {
  if (outcome.ok) return outcome.value;
  throw new RangeError(JSON.stringify(outcome.error));
}
