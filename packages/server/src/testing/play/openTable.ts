import type { Joined, RoomSettings } from '@nain-jaune/protocol';
import { parseJoined } from '@nain-jaune/protocol/parse';
import { SETTINGS } from '@nain-jaune/protocol/testing';

/** A member's place at a table, or that of a spectator, who has no token. */
export interface Place extends Omit<Joined, 'token'> {
  readonly token: string | null;
}

export async function openFullTable(server: string, settings: RoomSettings = SETTINGS): Promise<Joined[]> {
  const host = await joined(`${server}/api/tables`, { name: 'Player 1', settings });
  const places = [host];
  for (let seat = 1; seat < settings.players; seat += 1)
    places.push(
      await joined(`${server}/api/tables/${host.code}/members`, { name: `Player ${seat + 1}`, seat }),
    );
  return places;
}

export async function recordOf(server: string, code: string, game: number): Promise<unknown> {
  const answer = await fetch(`${server}/api/tables/${code}/records/${game}`);
  if (!answer.ok)
    throw new Error(
      `the request for the record of game ${game} of ${code} was answered with ${answer.status}`,
    );
  return answer.json();
}

async function joined(url: string, body: unknown): Promise<Joined> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const place = parseJoined(await answer.json());
  if (!place.ok) throw new Error(`${url} answered ${answer.status}`);
  return place.value;
}
