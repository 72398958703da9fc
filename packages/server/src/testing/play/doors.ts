import { RULESETS } from '@nain-jaune/engine';
import { type Joined, parseJoined, type TableSettings } from '@nain-jaune/protocol';

/** What most tests agree on: four people, the modern rules, no clock. */
export const AGREED: TableSettings = {
  rules: RULESETS['lindor-1789'],
  players: 4,
  clock: 'none',
  open: false,
  freeText: false,
};

/** Opens a table at a server and lets people come to all its seats; the first is its host. */
export async function openFullTable(server: string, settings: TableSettings = AGREED): Promise<Joined[]> {
  const host = await joined(`${server}/api/tables`, { name: 'Player 1', settings });
  const places = [host];
  for (let seat = 1; seat < settings.players; seat += 1)
    places.push(
      await joined(`${server}/api/tables/${host.code}/people`, { name: `Player ${seat + 1}`, seat }),
    );
  return places;
}

/** The record of a game that is over, or of the settled deals of one in progress, as the server gives it. */
export async function recordOf(server: string, code: string, game: number): Promise<unknown> {
  const answer = await fetch(`${server}/api/tables/${code}/records/${game}`);
  if (!answer.ok) throw new Error(`the record of game ${game} of ${code} was answered with ${answer.status}`);
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
