import type { PlayerInfo, RoomInfo } from '@nain-jaune/protocol';
import { memberOn } from './shownSeats.ts';

/** The players after a change of the room. A new name applies during the game, a deletion also after it. */
export function playersNow(
  players: readonly PlayerInfo[],
  game: number | null,
  before: RoomInfo | null,
  room: RoomInfo,
): readonly PlayerInfo[] {
  if (room.games !== game) return players;
  const erased = new Set(erasedNames(before, room));
  const nameNow = ({ name, bot }: PlayerInfo, seat: number) => {
    if (bot === null && erased.has(name)) return '';
    return room.phase === 'playing' ? (memberOn(room, seat)?.name ?? name) : name;
  };
  const names = players.map(nameNow);
  return players.every(({ name }, seat) => name === names[seat])
    ? players
    : players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}

function erasedNames(before: RoomInfo | null, room: RoomInfo): string[] {
  const nameless = new Set(room.members.filter(({ name }) => name === '').map(({ id }) => id));
  return (before?.members ?? []).filter(({ id }) => nameless.has(id)).map(({ name }) => name);
}
