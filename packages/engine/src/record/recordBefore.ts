import { tokensOf } from './notation.ts';
import type { GameRecord, RecordDeal } from './record.ts';

/** The place of a move in a record, both counted from 1. */
export interface MovePlace {
  readonly deal: number;
  readonly move: number;
}

/**
 * The record of a game as it was before a move: that move, and everything after it, is dropped. Other keys of the record
 * and of its deals stay.
 *
 * @throws {RangeError} if the record does not have the move
 * @example
 * const beforeTheFirstCard = recordBefore(record, { deal: 1, move: 1 });
 */
export function recordBefore(record: GameRecord, { deal, move }: MovePlace): GameRecord {
  const last = record.deals[deal - 1];
  if (last === undefined || !(move >= 1 && move <= tokensOf(last.moves).length))
    throw new RangeError(`there is no move ${move} in deal ${deal}`);
  const { end: _, ...begun } = record;
  return { ...begun, deals: [...record.deals.slice(0, deal - 1), dealBefore(last, move)] };
}

function dealBefore({ result: _, ...begun }: RecordDeal, move: number): RecordDeal {
  const moves = tokensOf(begun.moves)
    .slice(0, move - 1)
    .join(' ');
  return { ...begun, moves };
}
