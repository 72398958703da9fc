import type { OnlineWords } from '@nain-jaune/words';
import { preferences } from '../settings/preferences.svelte.ts';
import { setTableScope, TableScope } from '../table/tableScope.svelte.ts';
import { portraitsOf } from './memberPortraits.ts';
import { namedPlayers } from './namedPlayers.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';

/** Puts the table of a room into the context of a component. */
export function setRoomTable(online: () => OnlineClient, texts: () => OnlineWords): TableScope {
  return setTableScope(
    new TableScope({
      view: () => online().view,
      players: () => namedPlayers(online().players, preferences.words, texts()),
      faces: () => facesIn(online()),
    }),
  );
}

function facesIn({ room }: OnlineClient): (string | null)[] {
  if (room === null) return [];
  const faceOf = portraitsOf(room.code, room.members);
  return room.seats.map((one) => (one.type === 'member' ? (faceOf.get(one.member) ?? null) : null));
}
