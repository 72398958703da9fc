import { tokensOf } from './notation.ts';
import type { GameRecord, RecordDeal } from './record.ts';

/** The place of a move in a record, counted from 1. */
export interface MovePlace {
  readonly deal: number;
  readonly move: number;
}

/**
 * Returns the record of a game before a move, without that move and all that follows. Unknown keys are preserved.
 *
 * @throws {RangeError} if the record does not have the move
 * @example
 * const beforeTheFirstCard = recordBefore(record, { deal: 1, move: 1 });
 */
export function recordBefore(record: GameRecord, { deal, move }: MovePlace): GameRecord {
  const last = record.deals[deal - 1];
  if (last === undefined || !(move >= 1 && move <= tokensOf(last.moves).length))
    throw new RangeError(`the record has no move ${move} in deal ${deal}`);
  const { end: _, ...begun } = record;
  return { ...begun, deals: [...record.deals.slice(0, deal - 1), dealBefore(last, move)] };
}

function dealBefore({ result: _, ...begun }: RecordDeal, move: number): RecordDeal {
  const moves = tokensOf(begun.moves)
    .slice(0, move - 1)
    .join(' ');
  return { ...begun, moves };
}
