import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  beginView,
  type Card,
  type GameRecord,
  type GameView,
  makeCardsText,
  parseMoveText,
  replayRecord,
  type Seat,
  see,
} from '@nain-jaune/engine';
import type { Events, GameSnapshot, ServerMessage, TableEvent } from '@nain-jaune/protocol';

/** Everything that one client was sent, and what his records tell of it afterwards. */
export interface Transcript {
  /** Who it was, for complaints. */
  readonly who: string;
  /** The seat of the client; null for one who watches. */
  readonly seat: Seat | null;
  readonly texts: readonly string[];
  /** The records of the games at the table, the first one first. */
  readonly records: readonly GameRecord[];
}

/** What a reading of a transcript gives. */
export interface Reading {
  /** How many messages were read and found to hold only what their client may know. */
  readonly read: number;
  /** How many were not, because their deal is in no record yet. */
  readonly unread: number;
  readonly complaints: readonly string[];
}

const hidden: TableEvent = { type: 'hidden' };

const ROOM_KEYS = [
  'code',
  'phase',
  'settings',
  'host',
  'members',
  'seats',
  'spectators',
  'games',
  'nextDeal',
  'turn',
  'startsIn',
  'dealsIn',
];

/** The keys of everything besides the game, at the room of a snapshot and of a change alike. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  snapshot: ['type', 'version', 'member', 'room', 'sayings', 'game'],
  room: ['type', 'changes'],
  ...Object.fromEntries(
    ['snapshot.room', 'room.changes'].flatMap((path) => [
      [path, ROOM_KEYS],
      [`${path}.settings`, ['rules', 'players', 'clock', 'open', 'freeText', 'spectators']],
      [`${path}.members`, ['id', 'name', 'face', 'connected', 'away', 'ready', 'muted']],
      [`${path}.seats`, ['type', 'bot', 'member']],
      [`${path}.nextDeal`, ['gameId', 'deal', 'commitment', 'cutter', 'cut']],
      [`${path}.turn`, ['seat', 'endsIn']],
    ]),
  ),
  'snapshot.game': ['game', 'players', 'number', 'view', 'legal', 'mayDeal'],
  'snapshot.game.players': ['name', 'bot'],
  accepted: ['type', 'id'],
  refused: ['type', 'id', 'refusal'],
  'refused.refusal': ['code'],
  events: ['type', 'game', 'from', 'events', 'legal', 'mayDeal'],
};

/** What is compared as a whole elsewhere, or holds only text of the rules. */
const READ_ELSEWHERE = [
  'events.events',
  'events.legal',
  'snapshot.game.view',
  'snapshot.game.legal',
  'snapshot.room.settings.rules',
  'room.changes.settings.rules',
];

/**
 * Reads every message that a client was sent, and finds in it what that client could not know then: each is built again
 * from what the rules let the seat see, and nothing may be left over.
 */
export function readTranscript({ who, seat, texts, records }: Transcript): Reading {
  const games = records.map((record) => new SeenGame(record, seat));
  const complaints: string[] = [];
  let read = 0;
  let unread = 0;
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage;
    const found = strayKeys(message, message.type);
    const told = message.type === 'snapshot' ? message.game : message.type === 'events' ? message : null;
    if (told !== null) {
      const wrong = games[told.game - 1]?.wrongIn(told);
      if (wrong === undefined) unread += 1;
      else if (wrong !== null) found.push(wrong);
    }
    complaints.push(...found.map((what) => `${who}: ${what} in ${text.slice(0, 300)}`));
    read += 1;
  }
  return { read: read - unread, unread, complaints };
}

/** Every secret that must be in no text: others' tokens and everyone's hashes, and what deals were shuffled with. */
export function secretsOf(tokens: readonly string[], records: readonly GameRecord[]): readonly string[] {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const ofDeals = records.flatMap(({ deals }) =>
    deals.map((deal) => (deal as { proof?: { secret?: string } }).proof?.secret),
  );
  return [...tokens, ...hashes, ...ofDeals.filter((secret) => secret !== undefined)];
}

function strayKeys(value: unknown, path: string): string[] {
  if (READ_ELSEWHERE.includes(path) || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => strayKeys(item, path));
  const allowed = KEYS[path];
  return Object.entries(value).flatMap(([key, inner]) =>
    allowed?.includes(key) ? strayKeys(inner, `${path}.${key}`) : [`${path}.${key}`],
  );
}

/** One game as one seat, or somebody who watches, may see it, step by step from its record. */
class SeenGame {
  readonly #seat: Seat | null;
  readonly #events: TableEvent[] = [];
  /** What was known after each event, before the first too. */
  readonly #views: GameView[];

  constructor(record: GameRecord, seat: Seat | null) {
    this.#seat = seat;
    this.#views = [beginView(record.rules, record.players.length, seat)];
    const replay = replayRecord(record);
    if (!replay.ok) throw new Error(`a record is wrong: ${JSON.stringify(replay.error)}`);
    for (const { events, game } of replay.value.steps)
      for (const event of events) {
        this.#add(event);
        if (event.type === 'dealt')
          for (const [owner, hand] of game.deal?.setup.hands.entries() ?? []) this.#addHand(hand, owner);
      }
  }

  /** What is wrong with a message; null for nothing, undefined if its events are in no record. */
  wrongIn(told: Events | GameSnapshot): string | null | undefined {
    const last = 'from' in told ? told.from + told.events.length - 1 : told.number;
    const view = this.#views[last];
    if (view === undefined) return undefined;
    if ('from' in told)
      return this.#areEvents(told) ? wrongLegal(told.legal, view) : 'events that are not the seat’s';
    if (told.view.seat !== this.#seat) return 'another seat';
    const isOwn = isDeepStrictEqual(told.view, JSON.parse(JSON.stringify(view)));
    return isOwn ? wrongLegal(told.legal, view) : 'a view that is not the seat’s';
  }

  #areEvents({ from, events }: Events): boolean {
    return JSON.stringify(events) === JSON.stringify(this.#events.slice(from - 1, from - 1 + events.length));
  }

  #add(event: TableEvent): void {
    this.#events.push(event);
    const before = this.#views.at(-1) as GameView;
    this.#views.push(event.type === 'hidden' ? before : see(before, event));
  }

  #addHand(cards: readonly Card[], owner: number): void {
    this.#add(owner === this.#seat ? { type: 'picked-up', cards } : hidden);
  }
}

/** Moves may name cards of the seat's own hand alone. */
function wrongLegal(legal: readonly string[], { deal }: GameView): string | null {
  const hand = deal?.hand ?? [];
  const strange = legal.find((text) => {
    const move = parseMoveText(text);
    return move === undefined || (move.type === 'lay' && !hand.includes(move.card));
  });
  return strange === undefined ? null : `the move ${strange} with a hand of ${makeCardsText(hand)}`;
}
