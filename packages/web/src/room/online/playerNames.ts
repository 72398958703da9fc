import type { PlayerInfo, RoomInfo } from '@nain-jaune/protocol';
import { memberOn } from './shownSeats.ts';

/**
 * The players after a change of the room. New names, and members and bots on the seats of others, apply during the game, a deletion
 * also after it.
 */
export function playersNow(
  players: readonly PlayerInfo[],
  game: number | null,
  before: RoomInfo | null,
  room: RoomInfo,
): readonly PlayerInfo[] {
  if (room.games !== game) return players;
  const erased = new Set(erasedNames(before, room));
  const now = players.map((player, seat): PlayerInfo => {
    const { name, bot } = room.phase === 'playing' ? playerOn(room, seat, player) : player;
    return bot === null && erased.has(name) ? { name: '', bot } : { name, bot };
  });
  return players.every(({ name, bot }, seat) => name === now[seat]?.name && bot === now[seat].bot)
    ? players
    : now;
}

/** A bot on the seat of a member who has left keeps the name. */
function playerOn(room: RoomInfo, seat: number, { name, bot }: PlayerInfo): PlayerInfo {
  const occupant = room.seats[seat];
  if (occupant?.type === 'bot') return { name, bot: occupant.bot };
  return occupant?.type === 'member'
    ? { name: memberOn(room, seat)?.name ?? name, bot: null }
    : { name, bot };
}

function erasedNames(before: RoomInfo | null, room: RoomInfo): string[] {
  const nameless = new Set(room.members.filter(({ name }) => name === '').map(({ id }) => id));
  return (before?.members ?? []).filter(({ id }) => nameless.has(id)).map(({ name }) => name);
}
