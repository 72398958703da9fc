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
import { parseServerMessage } from '@nain-jaune/protocol/parse';

export interface Transcript {
  readonly who: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly texts: readonly string[];
  readonly records: readonly GameRecord[];
}

export interface Reading {
  /** Messages that contain only what the client may know. */
  readonly read: number;
  /** Messages of a deal that is in no record yet. */
  readonly unread: number;
  readonly complaints: readonly string[];
}

const hidden: TableEvent = { type: 'hidden' };

/**
 * Checks every message to a client for things that it could not know at that time. Expected events and views are computed
 * from the records.
 */
export function readTranscript({ who, seat, texts, records }: Transcript): Reading {
  const games = records.map((record) => new SeenGame(record, seat));
  const complaints: string[] = [];
  let read = 0;
  let unread = 0;
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage;
    const found = isBare(message) ? [] : ['other keys than those of play'];
    const sent = message.type === 'snapshot' ? message.game : message.type === 'events' ? message : null;
    if (sent !== null) {
      const wrong = games[sent.game - 1]?.wrongIn(sent);
      if (wrong === undefined) unread += 1;
      else if (wrong !== null) found.push(wrong);
    }
    complaints.push(...found.map((what) => `${who}: ${what} in ${text.slice(0, 300)}`));
    read += 1;
  }
  return { read: read - unread, unread, complaints };
}

/** Returns secrets that must be in no text: tokens, hashes of tokens, and secrets of deals. */
export function secretsOf(tokens: readonly string[], records: readonly GameRecord[]): readonly string[] {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const ofDeals = records.flatMap(({ deals }) =>
    deals.map((deal) => (deal as { proof?: { secret?: string } }).proof?.secret),
  );
  return [...tokens, ...hashes, ...ofDeals.filter((secret) => secret !== undefined)];
}

/** Messages of the types of play have the keys of their schemas, and answers to commands nothing but a code. */
function isBare(message: ServerMessage): boolean {
  const parsed = parseServerMessage(message);
  if (!parsed.ok || !isDeepStrictEqual(parsed.value, message)) return false;
  if (message.type === 'accepted') return message.secret === undefined;
  if (message.type === 'refused') return Object.keys(message.refusal).length === 1;
  return message.type === 'snapshot' || message.type === 'room' || message.type === 'events';
}

class SeenGame {
  readonly #seat: Seat | null;
  readonly #events: TableEvent[] = [];
  /** The view after each event, and before the first. */
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

  /** Returns the problem of a message; null for none, undefined if its events are in no record yet. */
  wrongIn(sent: Events | GameSnapshot): string | null | undefined {
    const last = 'from' in sent ? sent.from + sent.events.length - 1 : sent.number;
    const view = this.#views[last];
    if (view === undefined) return undefined;
    if ('from' in sent)
      return this.#areEvents(sent) ? wrongLegal(sent.legal, view) : 'events that are not the seat’s';
    if (sent.view.seat !== this.#seat) return 'another seat';
    const isOwn = isDeepStrictEqual(sent.view, JSON.parse(JSON.stringify(view)));
    return isOwn ? wrongLegal(sent.legal, view) : 'a view that is not the seat’s';
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

/** Legal moves may name only cards of the seat's hand. */
function wrongLegal(legal: readonly string[], { deal }: GameView): string | null {
  const hand = deal?.hand ?? [];
  const strange = legal.find((text) => {
    const move = parseMoveText(text);
    return move === undefined || (move.type === 'lay' && !hand.includes(move.card));
  });
  return strange === undefined ? null : `the move ${strange} with a hand of ${makeCardsText(hand)}`;
}
