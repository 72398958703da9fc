import { type Card, type GameView, makeCardText, type Seat, type ViewEvent } from '@nain-jaune/engine';
import {
  type ClientMessage,
  type Closed,
  follow,
  PROTOCOL_VERSION,
  type SeatInfo,
  type TableMessage,
  type TableRefusal,
} from '@nain-jaune/protocol';
import type { Link } from '../lobby/lobby.ts';

/** How a card of one's own hand may be laid now. */
export interface LayingWays {
  readonly silently: boolean;
  readonly announced: boolean;
}

/** Does a piece of work when its moment has come. Gives what prevents it until then. */
export type When = (work: () => void) => () => void;

/** A hand that steps back for the moment in which a table answers would be drawn twice for nothing. In milliseconds. */
const LATE = 150;
const NO_WAY: LayingWays = { silently: false, announced: false };
const atOnce: When = (work) => {
  work();
  return () => undefined;
};

/**
 * One seat's side of a table: what it was told, folded into a view, and what it may do. It knows no rules; it shows
 * what it is given and says what the player wants.
 */
export class TableClient {
  /** The game as this seat knows it; null until the table has answered. */
  view: GameView | null = $state.raw(null);
  /** Who sits where. */
  players: readonly SeatInfo[] = $state.raw([]);
  /** The moves this seat may make now, as the record writes them. */
  legal: readonly string[] = $state.raw([]);
  mayDeal = $state(false);
  /** The last refusal, until something else happens. */
  refusal: TableRefusal | null = $state.raw(null);
  closed: Closed['reason'] | null = $state(null);

  #waiting = $state(false);
  /** Whether the answer takes so long that the hand steps back meanwhile. */
  #late = $state(false);
  #untilLate: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #acts = 0;
  #link: Link | null = null;
  readonly #when: When;
  /** What was said and not yet taken in, in order. */
  #heard: TableMessage[] = [];
  #stopHearing = (): void => undefined;
  readonly #name = Math.random().toString(36).slice(2);
  readonly #listeners = new Set<(fresh: readonly ViewEvent[], view: GameView) => void>();

  /** `when`: when what the table says is taken in, once there is a view; else at once. */
  constructor(when: When = atOnce) {
    this.#when = when;
  }

  /** Whether a move was sent and not yet answered. */
  get waiting(): boolean {
    return this.#waiting;
  }

  set waiting(waiting: boolean) {
    this.#waiting = waiting;
    this.#late = false;
    clearTimeout(this.#untilLate);
    if (waiting) this.#untilLate = setTimeout(() => (this.#late = true), LATE);
  }

  /** Begins to talk over a link. */
  attach(link: Link): void {
    this.#link = link;
    this.#send({ type: 'hello', version: PROTOCOL_VERSION, last: this.view === null ? null : this.#number });
  }

  /** Ends the talk; what was said and not yet taken in is forgotten. */
  detach(): void {
    this.#stopHearing();
    this.#heard = [];
    this.#link?.close();
    this.#link = null;
  }

  /** Ends the talk and forgets everything that was told: another person may look at the page now. */
  forget(): void {
    this.detach();
    this.view = null;
    this.legal = [];
    this.mayDeal = false;
    this.refusal = null;
    this.waiting = false;
    this.#number = 0;
  }

  /** Hears of what happened, after the view has it. Gives what ends it. */
  onEvents(listener: (fresh: readonly ViewEvent[], view: GameView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hears a message of the table; several are taken in together, in order. */
  hear(message: TableMessage): void {
    this.#heard.push(message);
    if (this.#heard.length > 1) return;
    const when = this.view === null ? atOnce : this.#when;
    this.#stopHearing = when(() => this.#takeAll());
  }

  /** A move is sent once more, after all that was heard so far: its answer is waited for. */
  waitAgain(): void {
    this.#stopHearing();
    this.#takeAll();
    this.waiting = true;
  }

  /** Calls those who sit there by other names, from seat 0 clockwise; null for whoever keeps his. */
  takeNames(names: readonly (string | null)[]): void {
    const isNew = this.players.some(({ name }, seat) => (names[seat] ?? name) !== name);
    if (isNew) this.players = this.players.map((one, seat) => ({ ...one, name: names[seat] ?? one.name }));
  }

  #takeAll(): void {
    for (const message of this.#heard.splice(0)) this.#take(message);
  }

  #take(message: TableMessage): void {
    switch (message.type) {
      case 'welcome':
        this.view = message.view;
        this.players = message.players;
        this.#number = message.number;
        this.#choose(message);
        break;
      case 'events': {
        if (this.view === null) return;
        const followed = follow({ number: this.#number, view: this.view }, message);
        if (!followed.ok) {
          this.#send({ type: 'hello', version: PROTOCOL_VERSION, last: this.#number });
          return;
        }
        this.view = followed.value.view;
        this.#number = followed.value.number;
        this.#choose(message);
        for (const listener of this.#listeners) listener(followed.value.fresh, followed.value.view);
        break;
      }
      case 'refused':
        this.refusal = message.refusal;
        this.waiting = false;
        break;
      case 'problem':
        this.waiting = false;
        break;
      case 'closed':
        this.closed = message.reason;
        break;
    }
  }

  /** The seat that is to move, or null. */
  get toMove(): Seat | null {
    return this.view?.deal?.turn?.seat ?? null;
  }

  /** Whether this seat may pass now. */
  get mayPass(): boolean {
    return !this.waiting && this.legal.includes('-');
  }

  /** Whether this seat can only pass now. */
  get mustPass(): boolean {
    return this.mayPass && this.legal.length === 1;
  }

  /** Whether this seat may choose between moves now. */
  get mayChoose(): boolean {
    return !this.waiting && this.legal.length > 1;
  }

  /** Whether it is this seat's turn. */
  get myTurn(): boolean {
    return !this.waiting && this.legal.length > 0;
  }

  /** How a card may be laid now. */
  waysOf(card: Card): LayingWays {
    return this.waiting ? NO_WAY : this.#offered(card);
  }

  /** Whether the hand shows that it is this seat's turn: while a move is soon answered it stays as it is. */
  get showsTurn(): boolean {
    return !this.#late && this.legal.length > 0;
  }

  /** Whether the hand shows that a card may be laid: while a move is soon answered it stays as it is. */
  showsWay(card: Card): boolean {
    const { silently, announced } = this.#offered(card);
    return !this.#late && (silently || announced);
  }

  #offered(card: Card): LayingWays {
    const text = makeCardText(card);
    return { silently: this.legal.includes(text), announced: this.legal.includes(`${text}!`) };
  }

  /** Lays a card. One that may not be laid is refused with the reason. */
  lay(card: Card, announced: boolean): void {
    this.make(`${makeCardText(card)}${announced ? '!' : ''}`);
  }

  /** Passes. */
  pass(): void {
    this.make('-');
  }

  /** Makes a move, as the record writes it. */
  make(move: string): void {
    if (!this.myTurn) return;
    this.waiting = true;
    this.#send({ type: 'act', id: this.#newId(), move });
  }

  /** Asks for the next deal, or the first. */
  deal(): void {
    if (!this.mayDeal || this.waiting) return;
    this.waiting = true;
    this.#send({ type: 'deal', id: this.#newId() });
  }

  #choose(choices: { readonly legal: readonly string[]; readonly mayDeal: boolean }): void {
    // What is the same stays the same, so that nobody's hand is looked through for the moves of others.
    if (choices.legal.join() !== this.legal.join()) this.legal = choices.legal;
    this.mayDeal = choices.mayDeal;
    this.refusal = null;
    this.waiting = false;
  }

  #newId(): string {
    return `${this.#name}-${++this.#acts}`;
  }

  #send(message: ClientMessage): void {
    this.#link?.send(message);
  }
}
