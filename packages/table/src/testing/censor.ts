import { makeCardsText, parseCards, parseMoveText } from '@nain-jaune/engine';
import type { GameSnapshot } from '@nain-jaune/protocol';
import type { Entry } from '../room/entries.ts';
import type { TestClient } from './testClient.ts';

/** A deal in the store: its cards, the cards played, and its secret. */
export interface TrueDeal {
  readonly hands: readonly (readonly number[])[];
  readonly talon: readonly number[];
  readonly laid: Set<number>;
  readonly left: number[];
  readonly secret: string;
}

/** The true state of the deals, read from stored entries. */
export class Truth {
  readonly deals: TrueDeal[] = [];

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.type === 'game') this.deals.length = 0;
      else if (entry.type === 'deal') this.deals.push(trueDeal(entry));
      else if (entry.type === 'move') this.#lay(entry.seat, entry.move);
    }
  }

  get current(): TrueDeal | undefined {
    return this.deals.at(-1);
  }

  #lay(seat: number, text: string): void {
    const move = parseMoveText(text);
    if (move?.type !== 'lay' || this.current === undefined) return;
    this.current.laid.add(move.card);
    this.current.left[seat] = (this.current.left[seat] ?? 0) - 1;
  }
}

export function trueDeal({ hands, talon, proof }: Extract<Entry, { type: 'deal' }>): TrueDeal {
  const cards = hands.map((hand) => parseCards(hand).map(Number));
  return {
    hands: cards,
    talon: parseCards(talon).map(Number),
    laid: new Set(),
    left: cards.map(({ length }) => length),
    secret: proof?.secret ?? '',
  };
}

function isOver({ left }: TrueDeal): boolean {
  return left.includes(0);
}

function mayKnow(deal: TrueDeal, seat: number | null, card: number): boolean {
  if (deal.laid.has(card)) return true;
  if (isOver(deal)) return !deal.talon.includes(card);
  return seat !== null && deal.hands[seat]?.includes(card) === true;
}

/** Keys of messages under which cards of the current deal may be. `drawn` has cards of another pack. */
const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards', 'hand', 'shown']);
const OTHER_KEYS: ReadonlySet<string> = new Set(
  `acePoints announced announcing ante away board bot boxes box changes clock code commitment connected continuing counters cut
  cutter deal dealTo dealer deals dealsIn debts drawn dwarf end ended endsIn eveningOver events face factor firstDealer firstLead freeText from game
  gameId games heldDwarfFactor heldHonour hocs honours host id invitation joining last laid led leads legal left mayDeal member members minutes missedHonour
  muted name nextDeal nextDealer nextPlayers number open opera owed packet paused payment phase phrase play player players ready reason refusal
  replaced room rules run saying sayings scores seat seatFrom secret seats settings settled sizes spectators stake stakes stall standsFor startsIn summaries
  sweep sweeps takes talon target text to turn type version view waitedFor waits wanted when winner winners wins`.split(
    /\s+/,
  ),
);

function cardsIn(message: unknown, key = ''): number[] {
  if (typeof message === 'number') return CARD_KEYS.has(key) ? [message] : [];
  if (Array.isArray(message)) return message.flatMap((item) => cardsIn(item, key));
  if (message === null || typeof message !== 'object' || key === 'rules') return [];
  return Object.entries(message).flatMap(([inner, value]) => {
    if (!CARD_KEYS.has(inner) && !OTHER_KEYS.has(inner)) throw new Error(`may "${inner}" hold cards?`);
    return inner === 'legal' ? [] : cardsIn(value, inner);
  });
}

/** Checks every message to a client against the true state at that moment. */
export class Censor {
  readonly #truth: Truth;
  readonly #client: TestClient;
  readonly findings: string[] = [];
  cards = 0;

  constructor(truth: Truth, client: TestClient) {
    this.#truth = truth;
    this.#client = client;
    client.onReceived = (text) => this.#read(text);
  }

  #read(text: string): void {
    const message = JSON.parse(text);
    if (text.includes('hash of')) this.findings.push(`the hash of a token: ${text}`);
    // A snapshot may give the client another seat.
    const { seat } = message.game?.view ?? this.#client;
    for (const deal of this.#truth.deals) this.#searchTraces(deal, seat, text);
    if (message.type === 'snapshot') this.#checkSnapshot(message);
    else if (message.type === 'events') this.#checkEvents(message);
    else this.#check(message, null, 0);
  }

  #checkSnapshot({ game, ...others }: { game: GameSnapshot | null }): void {
    this.#check(others, null, 0);
    if (game !== null) this.#check(game, game.view.seat, game.view.deal?.number ?? 0);
  }

  /** Events may begin in the previous deal. */
  #checkEvents(message: { events: { type: string }[]; legal: string[] }): void {
    const { seat, deal } = this.#client.view;
    let number = deal?.number ?? 0;
    let settled = deal?.settled ?? true;
    for (const event of message.events) {
      if (event.type === 'anted' && settled) {
        number += 1;
        settled = false;
      }
      this.#check(event, seat, number);
      if (event.type === 'settled') settled = true;
    }
    for (const move of message.legal) {
      const parsed = parseMoveText(move);
      if (parsed?.type === 'lay') this.#check({ card: Number(parsed.card) }, seat, number);
    }
  }

  #check(content: unknown, seat: number | null, number: number): void {
    const deal = this.#truth.deals[number - 1];
    for (const card of cardsIn(content)) {
      this.cards += 1;
      if (deal === undefined || !mayKnow(deal, seat, card))
        this.findings.push(`card ${card} of deal ${number} to seat ${seat}: ${JSON.stringify(content)}`);
    }
  }

  /**
   * The text must not contain another hand or the talon in sequence, as numbers or in notation, or the secret of the shuffle.
   */
  #searchTraces(deal: TrueDeal, seat: number | null, text: string): void {
    if (deal.secret !== '' && text.includes(deal.secret)) this.findings.push(`a secret: ${text}`);
    const hidden = isOver(deal)
      ? [deal.talon]
      : [...deal.hands.filter((_, owner) => owner !== seat), deal.talon];
    for (const pile of hidden) if (pile.length > 3) this.#searchPile(pile, text);
  }

  #searchPile(pile: readonly number[], text: string): void {
    const ascending = pile.toSorted((one, other) => one - other);
    const notation = makeCardsText(pile as never);
    for (const trace of [pile.join(), ascending.join(), notation])
      if (text.includes(trace)) this.findings.push(`cards in a row: ${text}`);
  }
}
