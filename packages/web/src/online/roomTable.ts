import { preferences } from '../settings/preferences.svelte.ts';
import { openTable, type TableScope } from '../table/tableScope.svelte.ts';
import { portraitsOf } from './memberPortraits.ts';
import { namedPlayers } from './namedPlayers.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import { roomScope } from './roomScope.ts';

/** Puts the table of the room in the context into the context. */
export function setRoomTable(): TableScope {
  const scope = roomScope();
  return openTable({
    view: () => scope.online.view,
    players: () => namedPlayers(scope.online.players, preferences.words, preferences.chapters.online),
    faces: () => facesIn(scope.online),
  });
}

function facesIn({ room }: OnlineClient): (string | null)[] {
  if (room === null) return [];
  const faceOf = portraitsOf(room.code, room.members);
  return room.seats.map((one) => (one.type === 'member' ? (faceOf.get(one.member) ?? null) : null));
}
