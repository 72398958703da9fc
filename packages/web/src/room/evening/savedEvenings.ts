import type { RoomInfo, Score } from '@nain-jaune/protocol';
import * as v from 'valibot';
import { listEvenings, readEvening, removeEvening, writeEvening } from '../../keeper/eveningStore.ts';

/** More evenings are dropped, the oldest first. */
const MAX_EVENINGS = 60;
/** Of one evening; those of the fewest games are dropped. */
const MAX_PLAYERS = 12;
/** Prefix of the ids. The evenings with real cards are in the same store, and have none. */
const PREFIX = 'room-';
const FORMAT = 'nain-jaune-scores';

const PLAYER = v.object({
  name: v.string(),
  bot: v.nullable(v.string()),
  games: v.number(),
  wins: v.number(),
  counters: v.number(),
});
const SAVED = v.object({ format: v.literal(FORMAT), players: v.array(PLAYER) });

/** The scores of an evening in one room, saved in this browser. */
export interface SavedEvening {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The most counters first. */
  readonly players: readonly EveningPlayer[];
}

export type EveningPlayer = v.InferOutput<typeof PLAYER>;

/** The id of the evening that a table ends. It stays the same if the evening goes on and ends again. */
function eveningId({ code, games, scores }: Pick<RoomInfo, 'code' | 'games' | 'scores'>): string {
  const played = Math.max(0, ...scores.map((score) => score.games));
  return `${PREFIX}${code}-${games - played}`;
}

/** Saves the evening of a table, in place of an earlier end of the same one. */
export async function saveEvening(room: Pick<RoomInfo, 'code' | 'games' | 'scores'>): Promise<void> {
  const id = eveningId(room);
  const before = await readEvening(id);
  const text = JSON.stringify({ format: FORMAT, players: savedPlayers(room.scores) });
  if (before?.text === text) return;
  await writeEvening({ id, text, revision: (before?.revision ?? 0) + 1, kept: before?.kept ?? Date.now() });
  for (const { id: old } of (await savedEvenings()).slice(MAX_EVENINGS)) await removeEvening(old);
}

/** A deleted name has no score over evenings. */
function savedPlayers(scores: readonly Score[]): readonly EveningPlayer[] {
  const shown = scores.filter(({ bot, name }) => bot !== null || name !== '');
  const most = shown.toSorted((one, other) => other.games - one.games).slice(0, MAX_PLAYERS);
  return most
    .toSorted((one, other) => other.counters - one.counters)
    .map(({ name, bot, games, wins, counters }) => ({ name, bot, games, wins, counters }));
}

/** The saved evenings in one room, the latest first. */
export async function savedEvenings(): Promise<readonly SavedEvening[]> {
  const stored = await listEvenings();
  return stored.flatMap(({ id, text, kept }) => {
    const players = id.startsWith(PREFIX) ? playersIn(text) : null;
    return players === null ? [] : [{ id, at: kept, players }];
  });
}

function playersIn(text: string): readonly EveningPlayer[] | null {
  try {
    const parsed = v.safeParse(SAVED, JSON.parse(text));
    return parsed.success ? parsed.output.players : null;
  } catch {
    return null;
  }
}

/** What a person has won over evenings. */
export interface FamilyScore {
  readonly name: string;
  readonly evenings: number;
  /** Evenings with the most counters, also of bots. A shared first place counts for each. */
  readonly won: number;
  readonly games: number;
  readonly wins: number;
  readonly counters: number;
}

/** Adds up the evenings of each person, by name. The most counters first. */
export function familyScores(evenings: readonly SavedEvening[]): readonly FamilyScore[] {
  const scores = new Map<string, FamilyScore>();
  for (const { players } of evenings) {
    const best = Math.max(...players.map(({ counters }) => counters));
    for (const { name, bot, games, wins, counters } of players) {
      if (bot !== null) continue;
      const key = name.toLocaleLowerCase();
      const before = scores.get(key) ?? { name, evenings: 0, won: 0, games: 0, wins: 0, counters: 0 };
      scores.set(key, {
        name: before.name,
        evenings: before.evenings + 1,
        won: before.won + Number(counters === best),
        games: before.games + games,
        wins: before.wins + wins,
        counters: before.counters + counters,
      });
    }
  }
  return [...scores.values()].toSorted((one, other) => other.counters - one.counters);
}
