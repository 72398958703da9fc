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
  type ViewEvent,
} from '@nain-jaune/engine';
import type { Events, Hidden, OnlineTableMessage, Welcome } from '@nain-jaune/protocol';

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

const hidden: Hidden = { type: 'hidden' };

/** The keys of all that is told besides the game; nothing else may be in it. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  entered: ['type', 'version', 'person', 'sayings'],
  company: ['type', 'company'],
  'company.company': [
    'code',
    'phase',
    'settings',
    'host',
    'people',
    'seats',
    'watchers',
    'games',
    'promise',
    'startsIn',
    'dealsIn',
  ],
  'company.company.settings': ['rules', 'players', 'clock', 'open', 'freeText'],
  'company.company.people': ['id', 'name', 'face', 'here', 'away', 'ready', 'muted'],
  'company.company.seats': ['type', 'bot', 'person'],
  'company.company.promise': ['deal', 'commitment', 'cutter', 'cut'],
  game: ['type', 'game'],
  granted: ['type', 'id'],
  refused: ['type', 'id', 'refusal'],
  'refused.refusal': ['code'],
  events: ['type', 'from', 'events', 'legal', 'mayDeal'],
  welcome: ['type', 'version', 'seat', 'players', 'number', 'view', 'legal', 'mayDeal'],
  'welcome.players': ['name', 'bot'],
};

/** What is compared as a whole elsewhere, or holds only text of the rules. */
const READ_ELSEWHERE = [
  'events.events',
  'events.legal',
  'welcome.view',
  'welcome.legal',
  'company.company.settings.rules',
];

/**
 * Reads every message that a client was sent, and finds in it what that client could not know then: each is built again
 * from what the rules let the seat see, and nothing may be left over.
 */
export function readTranscript({ who, seat, texts, records }: Transcript): Reading {
  const games = records.map((record) => new SeenGame(record, seat));
  const complaints: string[] = [];
  let game: SeenGame | undefined;
  let read = 0;
  let unread = 0;
  for (const text of texts) {
    const message = JSON.parse(text) as OnlineTableMessage;
    if (message.type === 'game') game = games[message.game - 1];
    const found = strayKeys(message, message.type);
    if (message.type === 'events' || message.type === 'welcome') {
      const wrong = game?.wrongIn(message);
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
  readonly #events: (ViewEvent | Hidden)[] = [];
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

  /** What is wrong with a message; null for nothing, undefined where its events are in no record. */
  wrongIn(message: Events | Welcome): string | null | undefined {
    const last = message.type === 'events' ? message.from + message.events.length - 1 : message.number;
    const view = this.#views[last];
    if (view === undefined) return undefined;
    if (message.type === 'welcome' && message.seat !== this.#seat) return 'another seat';
    if (message.type === 'welcome' && !isDeepStrictEqual(message.view, JSON.parse(JSON.stringify(view))))
      return 'a view that is not the seat’s';
    if (message.type === 'events' && !this.#areEvents(message)) return 'events that are not the seat’s';
    return wrongLegal(message.legal, view);
  }

  #areEvents({ from, events }: Events): boolean {
    return JSON.stringify(events) === JSON.stringify(this.#events.slice(from - 1, from - 1 + events.length));
  }

  #add(event: ViewEvent | Hidden): void {
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
