import {
  type GameView,
  lay,
  type Move,
  moveText,
  PACK,
  type Position,
  pass,
  positionOfGame,
  type Replay,
  RULESETS,
  reachPosition,
  seatAt,
  viewAtPosition,
} from '@nain-jaune/engine';
import { rulesetsInScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { cardChances } from './cardChances.ts';
import { possibleMoves } from './possibleMoves.ts';
import { randomReplay } from './testing/preparedDeal.ts';

const EVERY_MOVE: readonly Move[] = [...PACK.flatMap((card) => [lay(card, true), lay(card)]), pass];

/** Tries every move: it is possible if some hidden hands agree with it, also if it ends the deal. */
function byTrial(position: Position): string[] {
  return EVERY_MOVE.filter((move) => {
    const reached = reachPosition({ ...position, moves: [...position.moves, move] });
    return reached.ok || reached.error.some(({ path, expected }) => isEnd(position, path, expected));
  }).map(moveText);
}

function isEnd({ moves }: Position, path: string, expected: string): boolean {
  return path === `moves[${moves.length + 1}]` && expected === 'deal-is-over';
}

/** The positions of a deal as a seat knows them. */
function positionsOf({ steps }: Replay, seat: number): Position[] {
  return steps.flatMap(({ game }) => {
    const open = positionOfGame(game);
    if (open === null) return [];
    const hands = open.hands.map((hand, one) =>
      one === seat || typeof hand === 'number' ? hand : hand.length,
    );
    const talon = typeof open.talon === 'number' || open.talon.length === 0 ? open.talon : open.talon.length;
    return [{ ...open, seat: seatAt(seat), hands, talon }];
  });
}

function viewOf(position: Position): GameView {
  const view = viewAtPosition(position);
  if (!view.ok) throw new Error(JSON.stringify(view.error));
  return view.value;
}

describe('possible moves', () => {
  test.each(rulesetsInScope)('are those that some hidden hands agree with: %s', (id) => {
    const positions = positionsOf(randomReplay(id, RULESETS[id].players[0]!, 1, 'possible'), 1);
    for (const position of positions.filter((_, index) => index % 15 === 0)) {
      const view = viewOf(position);
      const moves = possibleMoves(view, cardChances(view)).map(moveText);
      expect(moves.toSorted()).toEqual(byTrial(position).toSorted());
    }
  });
});
