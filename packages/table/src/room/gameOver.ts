import { seatToMove } from '@nain-jaune/engine';
import type { MoveEntry, OverEntry } from './entries.ts';
import type { Changed, Context } from './input.ts';
import { afterGame } from './members.ts';
import { settledRecordOf } from './record.ts';
import type { Actor, Room, RoomGame } from './room.ts';
import { type GameChange, mayDeal } from './roomGame.ts';
import { withScores } from './scores.ts';

/** Returns the room after a move. `actor` is null for a bot. A game that ends with the move is over in the same step. */
export function withMove(
  room: Room,
  { game, entry }: GameChange<MoveEntry>,
  actor: Actor | null,
  context: Context,
): Changed {
  const moved = { ...room, game };
  if (seatToMove(game.game) !== null || mayDeal(game)) return { room: moved, entries: [entry] };
  return {
    room: { ...moved, saved: afterGame(withScores(room.saved, game)) },
    entries: [entry, overEntry(room, game, actor, context)],
  };
}

export function overEntry(room: Room, game: RoomGame, lastAct: Actor | null, { now }: Context): OverEntry {
  const { members, former } = room.saved;
  const known = new Map([...members, ...former].map(({ id, tokenHash }) => [id, tokenHash]));
  return {
    type: 'over',
    game: game.number,
    record: settledRecordOf(game, now),
    members: game.seats.map(({ member }) => member),
    tokenHashes: game.seats.map(({ member }) => (member === null ? null : (known.get(member) ?? null))),
    lastAct,
  };
}
