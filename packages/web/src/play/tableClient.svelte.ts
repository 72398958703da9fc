import {
  type Card,
  type GameView,
  type MovePlace,
  makeCardText,
  type Seat,
  type ViewEvent,
} from '@nain-jaune/engine';
import {
  type Choices,
  type CloseReason,
  type Command,
  type CommandRefusal,
  type Events,
  follow,
  type GameSnapshot,
  type MemberId,
  type PlayerInfo,
  type Refused,
  type RoomInfo,
  type ServerMessage,
  type Snapshot,
} from '@nain-jaune/protocol';
import type { TableConnection } from '../gameService/gameService.ts';
import type { KnownGame } from '../gameService/serviceMessages.ts';
import { nextMove } from './lastChoice.ts';

/** How a card of one's own hand may be laid now. */
export interface LayingWays {
  readonly silently: boolean;
  readonly announced: boolean;
}

type WithoutId<Message> = Message extends Command ? Omit<Message, 'id'> : never;

/** A command that gets its id from the client. */
export type NewCommand = WithoutId<Exclude<Command, PlayCommand>>;

/** A move, or the request for a deal. Events are the answer. */
type PlayCommand = Extract<Command, { type: 'act' | 'deal' }>;

/** The play command that waits for its answer, and what the client knew when it was sent. */
interface Awaited extends KnownGame {
  readonly command: PlayCommand;
}

/** Time after which the hand shows that a move waits for its answer, in milliseconds. Earlier it would be drawn twice for nothing. */
const LATE = 150;
const NO_WAY: LayingWays = { silently: false, announced: false };

/**
 * One client of a table, at home or online: follows its messages, and sends commands. It knows no rules. It shows what it
 * received, and offers the moves that the table allows.
 */
export class TableClient {
  /** The table besides its game; null before the first snapshot. */
  room: RoomInfo | null = $state.raw(null);
  /** The client's member id; null for a spectator. */
  member: MemberId | null = $state(null);
  /** Number of the game at its table; null before the first. */
  game: number | null = $state(null);
  /** The game as this client's seat knows it; null before the first. */
  view: GameView | null = $state.raw(null);
  /** Who plays the game, from seat 0. */
  players: readonly PlayerInfo[] = $state.raw([]);
  /** The moves that this seat may make now, in the notation of records. */
  legal: readonly string[] = $state.raw([]);
  mayDeal = $state(false);
  /** Why the last move or deal was refused, until something else happens. */
  refusal: CommandRefusal | null = $state.raw(null);
  /** Why the last other command was refused, until another one is accepted or sent. */
  commandRefusal: CommandRefusal['code'] | null = $state(null);
  closed: CloseReason | null = $state(null);
  /** The last move of this client that was a choice between several; null for none since the last whole view. */
  lastChoice: MovePlace | null = $state.raw(null);

  #awaited: Awaited | null = $state.raw(null);
  /** Whether the answer takes so long that the hand shows it. */
  #isLate = $state(false);
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  /** Commands without an answer, besides those of play. */
  readonly #pending = new Map<string, Command>();
  /** Number of the last event in the view. */
  #number = 0;
  /** Whether the next events are the rest of a snapshot. */
  #isCatchingUp = false;
  #connection: TableConnection | null = null;
  readonly #idPrefix = Math.random().toString(36).slice(2);
  #commands = 0;
  readonly #listeners = new Set<(fresh: readonly ViewEvent[], view: GameView) => void>();

  /** The game and the last event that this client has; null for none. */
  get known(): KnownGame | null {
    return this.game === null ? null : { game: this.game, last: this.#number };
  }

  /** Sends over this connection from now on. */
  attach(connection: TableConnection): void {
    this.#connection = connection;
  }

  /** Closes the connection. */
  detach(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Closes the connection and forgets all that was received: another person may look at the page now. */
  forget(): void {
    this.detach();
    this.room = null;
    this.member = null;
    this.game = null;
    this.view = null;
    this.legal = [];
    this.mayDeal = false;
    this.refusal = null;
    this.lastChoice = null;
    this.#number = 0;
    this.#pending.clear();
    this.#await(null);
  }

  /** Calls `listener` with new events after the view has them. Returns a cancel function. */
  onEvents(listener: (fresh: readonly ViewEvent[], view: GameView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes a message in. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#takeSnapshot(message);
        break;
      case 'events':
        this.#takeEvents(message);
        break;
      case 'room':
        if (this.room !== null) this.room = { ...this.room, ...(message.changes as Partial<RoomInfo>) };
        break;
      case 'accepted':
        if (this.#pending.delete(message.id)) this.commandRefusal = null;
        break;
      case 'refused':
        this.#takeRefusal(message);
        break;
      case 'problem':
        this.#await(null);
        break;
      case 'closed':
        this.closed = message.reason;
        break;
      case 'said':
      case 'erased':
        break;
    }
  }

  /** Commands that were lost with an earlier connection are sent again. The table carries each out once. */
  #takeSnapshot({ member, room, game }: Snapshot): void {
    this.member = member;
    this.room = room;
    for (const command of this.#pending.values()) this.#connection?.send(command);
    this.#isCatchingUp = game === null;
    if (game !== null) this.#takeGame(game);
  }

  #takeGame({ game, number, players, view, ...choices }: GameSnapshot): void {
    this.game = game;
    this.players = players;
    this.view = view;
    this.#number = number;
    this.lastChoice = null;
    this.#choose(choices);
    this.#playAgain();
  }

  #takeEvents({ game, from, events, ...choices }: Events): void {
    const { view } = this;
    const followed =
      view !== null && game === this.game ? follow({ number: this.#number, view }, { from, events }) : null;
    if (followed?.ok !== true) {
      this.#connection?.catchUp(this.known);
      return;
    }
    const hasNews = followed.value.number > this.#number;
    this.view = followed.value.view;
    this.#number = followed.value.number;
    this.#choose(choices);
    if (hasNews) this.#await(null);
    else if (this.#isCatchingUp) this.#playAgain();
    this.#isCatchingUp = false;
    if (hasNews) for (const listener of this.#listeners) listener(followed.value.fresh, followed.value.view);
  }

  #choose({ legal, mayDeal }: Choices): void {
    // An equal list stays the same object: the hand is not looked through again for the moves of others.
    if (legal.join() !== this.legal.join()) this.legal = legal;
    this.mayDeal = mayDeal;
    this.refusal = null;
  }

  /** Sends the awaited command again if nothing has happened since. Else it was carried out, or it is too late for it. */
  #playAgain(): void {
    const awaited = this.#awaited;
    if (awaited === null) return;
    if (awaited.game === this.game && awaited.last === this.#number) this.#connection?.send(awaited.command);
    else this.#await(null);
  }

  #takeRefusal({ id, refusal }: Refused): void {
    if (this.#pending.delete(id)) this.commandRefusal = refusal.code;
    else if (this.#awaited?.command.id === id) {
      this.refusal = refusal;
      this.#await(null);
    }
  }

  /** Whether a move or deal waits for its answer. */
  get waiting(): boolean {
    return this.#awaited !== null;
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

  /** Whether the hand shows that it is this seat's turn. It does not change while a move is soon answered. */
  get showsTurn(): boolean {
    return !this.#isLate && this.legal.length > 0;
  }

  /** Whether the hand shows that a card may be laid. It does not change while a move is soon answered. */
  showsWay(card: Card): boolean {
    const { silently, announced } = this.#offered(card);
    return !this.#isLate && (silently || announced);
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

  /** Makes a move in the notation of records. `unasked`: the page makes it, and not the player. */
  make(move: string, unasked = false): void {
    if (!this.myTurn) return;
    if (!unasked) this.noteChoice();
    this.#play({ type: 'act', id: this.#newId(), move });
  }

  /** Notes that the next move is the player's choice, if there is one. */
  noteChoice(): void {
    if (this.view !== null && this.legal.length > 1) this.lastChoice = nextMove(this.view);
  }

  /** Asks for the next deal, or the first. */
  deal(): void {
    if (this.mayDeal && !this.waiting) this.#play({ type: 'deal', id: this.#newId() });
  }

  /** Forgets the move that waits for its answer. For a connection that does not pass it on. */
  withdraw(): void {
    this.#await(null);
  }

  /** Sends a command. Returns its id. */
  command(command: NewCommand): string {
    const id = this.#newId();
    const sent = { ...command, id } as Command;
    this.commandRefusal = null;
    this.#pending.set(id, sent);
    this.#connection?.send(sent);
    return id;
  }

  #play(command: PlayCommand): void {
    if (this.game === null) return;
    this.#await({ command, game: this.game, last: this.#number });
    this.#connection?.send(command);
  }

  #await(awaited: Awaited | null): void {
    this.#awaited = awaited;
    this.#isLate = false;
    clearTimeout(this.#lateTimer);
    if (awaited !== null) this.#lateTimer = setTimeout(() => (this.#isLate = true), LATE);
  }

  #newId(): string {
    return `${this.#idPrefix}-${++this.#commands}`;
  }
}
