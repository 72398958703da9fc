import { type Card, type GameView, makeCardText, type ViewEvent } from '@nain-jaune/engine';
import {
  type Choices,
  type Command,
  type Events,
  follow,
  followRoom,
  type GameSnapshot,
  type Refused,
  type ServerMessage,
  type Snapshot,
} from '@nain-jaune/protocol';
import type { TableConnection } from '../../app/gameService/gameService.ts';
import type { KnownGame } from '../../app/gameService/serviceMessages.ts';
import { nextMove } from './lastChoice.ts';
import { type PlayCommand, TableState } from './tableState.svelte.ts';

type WithoutId<Message> = Message extends Command ? Omit<Message, 'id'> : never;

/** A command without its id, which the client assigns. */
export type NewCommand = WithoutId<Exclude<Command, PlayCommand>>;

const NO_CHOICES: Choices = { legal: [], mayDeal: false };

/** A client of a table, at home or online. It follows the messages, offers the legal moves and sends commands. */
export class TableClient extends TableState {
  /** Other commands without an answer. */
  readonly #pending = new Map<string, Command>();
  /** Number of the last event in the view. */
  #number = 0;
  /** Whether the next events complete a snapshot. */
  #isCatchingUp = false;
  #connection: TableConnection | null = null;
  /** The choices of this player while the game is not paused. */
  #choices: Choices = NO_CHOICES;
  readonly #idPrefix = Math.random().toString(36).slice(2);
  #commands = 0;
  readonly #listeners = new Set<(fresh: readonly ViewEvent[], view: GameView) => void>();

  get known(): KnownGame | null {
    return this.game === null ? null : { game: this.game, last: this.#number };
  }

  attach(connection: TableConnection): void {
    this.#connection = connection;
  }

  detach(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Closes the connection and deletes everything received, before another person looks at the page. */
  forget(): void {
    this.detach();
    this.room = null;
    this.member = null;
    this.game = null;
    this.view = null;
    this.#choices = NO_CHOICES;
    this.#offer();
    this.refusal = null;
    this.lastChoice = null;
    this.#number = 0;
    this.#pending.clear();
    this.pendingPlay.set(null);
  }

  /** Calls `listener` with new events after they are in the view. Returns a cancel function. */
  onEvents(listener: (fresh: readonly ViewEvent[], view: GameView) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#takeSnapshot(message);
        break;
      case 'events':
        this.#takeEvents(message);
        break;
      case 'room':
        if (this.room !== null) this.room = followRoom(this.room, message);
        if ('paused' in message.changes) this.#offer();
        break;
      case 'accepted':
        if (this.#pending.delete(message.id)) this.commandRefusal = null;
        break;
      case 'refused':
        this.#takeRefusal(message);
        break;
      case 'problem':
        this.pendingPlay.set(null);
        break;
      case 'closed':
        this.closed = message.reason;
        break;
    }
  }

  /** Sends unanswered commands again. The table executes each once. */
  #takeSnapshot({ member, room, game }: Snapshot): void {
    this.member = member;
    this.room = room;
    for (const command of this.#pending.values()) this.#connection?.send(command);
    this.#isCatchingUp = game === null;
    if (game !== null) this.#takeGame(game);
    else this.#offer();
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
    if (hasNews) this.pendingPlay.set(null);
    else if (this.#isCatchingUp) this.#playAgain();
    this.#isCatchingUp = false;
    if (hasNews) for (const listener of this.#listeners) listener(followed.value.fresh, followed.value.view);
  }

  #choose(choices: Choices): void {
    this.#choices = choices;
    this.refusal = null;
    this.#offer();
  }

  /** Offers the choices, or none during a pause. */
  #offer(): void {
    const { legal, mayDeal } = this.room?.paused ? NO_CHOICES : this.#choices;
    // An equal list stays the same object, so that the hand is not updated.
    if (legal.join() !== this.legal.join()) this.legal = legal;
    this.mayDeal = mayDeal;
  }

  /** Sends the pending play command again if nothing has happened since. */
  #playAgain(): void {
    const { sent } = this.pendingPlay;
    if (sent === null) return;
    if (sent.game === this.game && sent.last === this.#number) this.#connection?.send(sent.command);
    else this.pendingPlay.set(null);
  }

  #takeRefusal({ id, refusal }: Refused): void {
    if (this.#pending.delete(id)) this.commandRefusal = refusal.code;
    else if (this.pendingPlay.sent?.command.id === id) {
      this.refusal = refusal;
      this.pendingPlay.set(null);
    }
  }

  /** Lays a card. The table refuses an illegal one with the reason. */
  lay(card: Card, announced: boolean): void {
    this.make(`${makeCardText(card)}${announced ? '!' : ''}`);
  }

  pass(): void {
    this.make('-');
  }

  /** Makes a move in the notation of records. `unasked`: the page makes it instead of the player. */
  make(move: string, unasked = false): void {
    if (!this.myTurn) return;
    if (!unasked) this.noteChoice();
    this.#play({ type: 'act', id: this.#newId(), move });
  }

  /** Records the next move as the player's choice if it has an alternative. */
  noteChoice(): void {
    if (this.view !== null && this.legal.length > 1) this.lastChoice = nextMove(this.view);
  }

  /** Requests the next deal. */
  deal(): void {
    if (this.mayDeal && !this.waiting) this.#play({ type: 'deal', id: this.#newId() });
  }

  /** Drops the pending move, if the connection has not sent it. */
  withdraw(): void {
    this.pendingPlay.set(null);
  }

  /** Returns the id of the command. */
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
    this.pendingPlay.set({ command, game: this.game, last: this.#number });
    this.#connection?.send(command);
  }

  #newId(): string {
    return `${this.#idPrefix}-${++this.#commands}`;
  }
}
