/** Reads entries of version 1, so that games in progress continue after an upgrade. */
import { seatAt } from '@nain-jaune/engine';
import type { RoomSettings } from '@nain-jaune/protocol';
import type { DealEntry, Entry, GameEntry, MoveEntry, OverEntry, SavedRoom } from '@nain-jaune/table';

export interface V1Person {
  readonly id: number;
  readonly name: string;
  readonly face?: SavedRoom['members'][number]['face'];
  readonly tokenHash: string;
  readonly ready: boolean;
  readonly muted: boolean;
  readonly left: boolean;
}

type V1Sitter =
  | { readonly type: 'free' }
  | { readonly type: 'bot'; readonly bot: string }
  | { readonly type: 'person'; readonly person: number };

interface V1Company {
  readonly code: string;
  readonly phase: SavedRoom['phase'];
  readonly settings: Omit<RoomSettings, 'spectators'>;
  readonly fillsUp: boolean;
  readonly host: number | null;
  readonly people: readonly V1Person[];
  readonly seats: readonly V1Sitter[];
  readonly fillers: readonly number[];
  readonly games: number;
}

interface V1Game extends Omit<GameEntry, 'version' | 'id' | 'seats'> {
  readonly seats: readonly {
    readonly name: string;
    readonly bot: string | null;
    readonly person: number | null;
  }[];
}

interface V1Said {
  readonly type: 'said';
  readonly saying: {
    readonly number: number;
    readonly person: number;
    readonly name: string;
    readonly phrase: never;
    readonly text: string | null;
  };
  readonly id?: string;
}

interface V1Over extends Omit<OverEntry, 'members' | 'tokenHashes' | 'lastAct'> {
  readonly people: readonly (number | null)[];
  readonly lastAct?: { readonly seat: number; readonly id: string };
}

type V1Entry =
  | { readonly type: 'company'; readonly company: V1Company }
  | V1Game
  | V1Said
  | V1Over
  | DealEntry
  | MoveEntry;

type AnyEntry = Entry | V1Entry;

const sayingsBefore = 50;

/** Converts entries of version 1. Other entries are unchanged. */
export function upgradeEntries(entries: readonly AnyEntry[]): Entry[] {
  const company = entries.findLast((entry) => entry.type === 'company')?.company;
  const said = entries.filter((entry) => entry.type === 'said');
  const upgraded = entries.flatMap((entry) => upgrade(entry, company));
  const hasTalk = upgraded.some(({ type }) => type === 'talk');
  return said.length === 0 || hasTalk ? upgraded : [...upgraded, talkOf(said)];
}

function upgrade(entry: AnyEntry, company: V1Company | undefined): Entry[] {
  switch (entry.type) {
    case 'company':
      return [{ type: 'room', version: 2, room: roomOf(entry.company) }];
    case 'said':
      return [];
    case 'game':
      return ['version' in entry ? entry : gameOf(entry, company)];
    case 'over':
      return ['members' in entry ? entry : overOf(entry, company)];
    default:
      return [entry];
  }
}

function roomOf(company: V1Company): SavedRoom {
  const { code, phase, settings, fillsUp, host, people, seats, fillers, games } = company;
  return {
    code,
    phase,
    settings: { ...settings, spectators: true },
    autoStart: fillsUp,
    host,
    members: people.filter(({ left }) => !left).map(memberOf),
    nextMember: people.length + 1,
    former: people.filter(({ left }) => left).map(({ id, tokenHash, name }) => ({ id, tokenHash, name })),
    removals: [],
    mutedAddresses: [],
    seats: seats.map((sitter) =>
      sitter.type === 'person' ? { type: 'member', member: sitter.person } : sitter,
    ),
    fillers,
    games,
    paused: false,
    scores: [],
  };
}

function memberOf({ id, name, face = null, tokenHash, ready, muted }: V1Person) {
  return { id, name, face, tokenHash, ready, muted, board: false, waits: false };
}

/** Deals of version 1 are proven under the code of their table, and later deals of the game must match. */
function gameOf({ seats, ...game }: V1Game, company: V1Company | undefined): GameEntry {
  const players = seats.map(({ name, bot, person }) => ({ name, bot, member: person }));
  return { ...game, version: 2, id: company?.code ?? '', seats: players };
}

function overOf({ people, lastAct, ...over }: V1Over, company: V1Company | undefined): OverEntry {
  const hashes = new Map(company?.people.map(({ id, tokenHash }) => [id, tokenHash]));
  return {
    ...over,
    members: people,
    tokenHashes: people.map((person) => (person === null ? null : (hashes.get(person) ?? null))),
    lastAct: lastAct === undefined ? null : { seat: seatAt(lastAct.seat), command: lastAct.id },
  };
}

function talkOf(said: readonly V1Said[]): Entry {
  const sayings = said.slice(-sayingsBefore).map(({ saying, id = '' }) => {
    const { number, person, name, phrase, text } = saying;
    return { number, member: person, name, phrase, text, command: id };
  });
  return { type: 'talk', version: 2, talk: { last: sayings.at(-1)?.number ?? 0, sayings } };
}
