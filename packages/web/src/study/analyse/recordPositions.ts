import {
  type KnownCards,
  type Move,
  type Position,
  parseMoveText,
  positionOfGame,
  seatAt,
} from '@nain-jaune/engine';
import type { OpenDeal } from '../postgame/openDeal.ts';
import { withSeatIfHidden } from './pathState.ts';

/** A deal of a record as a seat knows it, or with all hands open, and its moves. */
export interface DealPosition {
  readonly base: Position;
  readonly moves: readonly Move[];
}

/** @throws {RangeError} if the deal has no cards. */
export function positionsIn({ steps }: OpenDeal, seat: number | null): DealPosition {
  const [first] = steps;
  const open = first === undefined ? null : positionOfGame(first.game);
  if (open === null) throw new RangeError('a deal without cards');
  const moves = steps.flatMap(({ text }) => parseMoveText(text) ?? []);
  return { base: seat === null ? open : asKnownBy(open, seat), moves };
}

function asKnownBy(open: Position, seat: number): Position {
  const hidden = (cards: KnownCards) => (typeof cards === 'number' ? cards : cards.length);
  const hands = open.hands.map((cards, one) => (one === seat ? cards : hidden(cards)));
  const talon = hidden(open.talon);
  return withSeatIfHidden({ ...open, seat: seatAt(seat), hands, talon: talon === 0 ? [] : talon });
}
