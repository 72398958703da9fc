import { randomBytes } from 'node:crypto';
import type { Seat } from '@nain-jaune/engine';
import { below, type Random } from '@nain-jaune/engine/random';
import {
  type Choices,
  type ClientMessage,
  type Events,
  type GameSnapshot,
  type Joined,
  PROTOCOL_VERSION,
  type RoomInfo,
  type ServerMessage,
  type Snapshot,
  type TableEvent,
} from '@nain-jaune/protocol';
import { type RawData, WebSocket } from 'ws';
import { Told } from './told.ts';

const secondsAway = 10;
const retryAfterMs = 50;

/** An act that was sent and whose events have not come yet. */
interface Pending {
  readonly id: string;
  readonly move: string;
}

/** Where somebody is at a table: a person by the secret of his place, or whoever watches without one. */
export interface Place extends Omit<Joined, 'token'> {
  readonly token: string | null;
}

/** How players play, and who wants to know. */
export interface PlayerOptions {
  /** Gives the address of a server, such as `ws://localhost:1760`; asked anew for each connection. */
  readonly server: () => string;
  readonly random: Random;
  /** Whether every event is remembered, to be compared when it is told again. */
  readonly remembers: boolean;
  /** Of how many acts one is sent twice; 0 for none. */
  readonly twiceIn: number;
  /** Is called when it is this player's turn, or his table waits for him; he acts when {@link Player.act} is called. */
  readonly ready: (player: Player) => void;
  /** Is called when a move is sent. */
  readonly moved?: (player: Player) => void;
  /** Is called when new events were told. */
  readonly viewed?: (player: Player) => void;
  /** Is told of everything that must not be. */
  readonly complain: (complaint: string) => void;
  /** Is given every text as it came over the socket. */
  readonly overheard?: (player: Player, text: string) => void;
}

/** One person at a table online: follows the events, and plays random moves of those that it is told are legal. */
export class Player {
  readonly place: Place;
  readonly told: Told;
  readonly #options: PlayerOptions;
  #socket: WebSocket | null = null;
  #wanted = false;
  #seat: Seat | null = null;
  #room: RoomInfo | null = null;
  #legal: readonly string[] = [];
  #mayDeal = false;
  #pending: Pending | null = null;
  #goneSince = 0;
  /** Whether a bot may have played on this seat, so that its moves are not all his own. */
  #mayHaveBeenAway = false;
  /** The state of the table for which a deal or a game was asked for. */
  #askedFor = '';
  /** The game and the deal for which the pack was cut. */
  #cutFor = '';
  #isHere = false;
  #knowsNothing = false;
  /** Whether the act that he waits for was sent again over a new connection. */
  #isRepeated = false;
  /** How many of his moves were told as played. */
  played = 0;

  constructor(place: Place, options: PlayerOptions) {
    this.place = place;
    this.#options = options;
    this.told = new Told(options.remembers, (complaint) => this.#complain(complaint));
  }

  /** Whether he has entered and was told everything so far. */
  get isHere(): boolean {
    return this.#isHere;
  }

  /** Whether he may move now, and has not. */
  get isToMove(): boolean {
    return this.#isHere && this.#pending === null && this.#legal.length > 0;
  }

  /** Whether he has made a move in the game that goes on and was not told yet what became of it. */
  get isWaiting(): boolean {
    return this.#pending !== null && this.#room?.phase === 'playing';
  }

  /** The room as it was sent last. */
  get room(): RoomInfo | null {
    return this.#room;
  }

  /** His seat in the game that goes on; null for none. */
  get seat(): Seat | null {
    return this.#seat;
  }

  /** Comes to the table, and comes again whenever the connection ends, until he leaves. */
  come(): void {
    this.#wanted = true;
    if (this.#socket === null) this.#connect();
  }

  /** Loses his connection and all that he knows, as a browser does that is opened anew, and comes again. */
  lapse(): void {
    this.#knowsNothing = true;
    this.#socket?.terminate();
  }

  /** Goes and does not come again. */
  go(): void {
    this.#wanted = false;
    this.#socket?.terminate();
  }

  /** Makes a move, where it is his turn, or else what the table waits for. */
  act(): void {
    if (!this.#isHere || this.#pending !== null) return;
    if (this.#legal.length > 0) this.#move();
    else if (this.#mayDeal) this.#askForDeal();
    else if (this.#mayStart()) this.#askForGame();
  }

  /** Sends any message. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ——— The connection

  #connect(): void {
    const socket = new WebSocket(`${this.#options.server()}/socket`, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => this.#enter());
    socket.on('message', (said: RawData) => this.#hear(said.toString()));
    // A server that is not there, or dies: the close that follows is what matters.
    socket.on('error', () => {});
    socket.on('close', () => this.#closed());
  }

  #closed(): void {
    if (this.#isHere) this.#goneSince = performance.now();
    this.#socket = null;
    this.#isHere = false;
    this.#askedFor = '';
    this.#cutFor = '';
    if (this.#wanted) setTimeout(() => this.#wanted && this.#connect(), retryAfterMs);
  }

  #enter(): void {
    const { code, token } = this.place;
    const { dealBefore, last } = this.told;
    const game = this.#knowsNothing ? null : this.told.game;
    const from = this.#options.remembers ? dealBefore : last;
    this.#knowsNothing = false;
    this.send({
      type: 'enter',
      version: PROTOCOL_VERSION,
      code,
      token,
      game,
      last: game === null ? null : from,
    });
  }

  #hear(text: string): void {
    this.#options.overheard?.(this, text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'events') this.#hearEvents(message);
    else if (message.type === 'snapshot') this.#hearSnapshot(message);
    else if (message.type === 'room')
      this.#hearRoom({ ...(this.#room as RoomInfo), ...(message.changes as Partial<RoomInfo>) });
    else if (message.type === 'refused') this.#refused(message.id, message.refusal.code);
    else if (message.type === 'problem') this.#complain(`was not understood: ${text}`);
    else if (message.type === 'closed' && message.reason !== 'moving')
      this.#complain(`was sent away: ${message.reason}`);
  }

  #hearSnapshot({ room, game }: Snapshot): void {
    const gone = performance.now() - this.#goneSince;
    if (this.#goneSince > 0 && gone > secondsAway * 1000) this.#mayHaveBeenAway = true;
    if (game !== null) this.#hearGame(game);
    this.#hearRoom(room);
  }

  #hearGame(game: GameSnapshot): void {
    if (game.game !== this.told.game) this.#forgetPending();
    this.told.begin(game.game);
    this.told.welcome(game.number);
    this.#seat = game.view.seat;
    this.#hearChoices(game);
  }

  #hearRoom(room: RoomInfo): void {
    this.#room = room;
    if (room.members.some(({ id, away }) => id === this.place.member && away)) this.#mayHaveBeenAway = true;
    // Between games a server that was started again may have no game to send.
    this.#isHere ||= this.told.game === null || room.phase !== 'playing';
    const { nextDeal } = room;
    if (nextDeal !== null && !nextDeal.cut && nextDeal.cutter === this.#seatOfMine(room))
      this.#cut(room.games, nextDeal.deal);
    if (this.#mayStart()) this.#options.ready(this);
  }

  #seatOfMine({ seats }: RoomInfo): number {
    return seats.findIndex((one) => one.type === 'member' && one.member === this.place.member);
  }

  #hearEvents(message: Events): void {
    const { game, from, events } = message;
    if (game !== this.told.game) this.#complain(`events of game ${game} came in game ${this.told.game}`);
    const fresh = this.told.take(from, events);
    for (const event of fresh) if (this.#isOwn(event)) this.#hearOwn();
    // What was played before he came anew is told again as the answer to the act that he repeats.
    if (this.#isRepeated && fresh.length < events.length && events.some((event) => this.#isOwn(event)))
      this.#forgetPending();
    if (fresh.length > 0) this.#options.viewed?.(this);
    this.#hearChoices(message);
  }

  #isOwn(event: TableEvent): boolean {
    return (event.type === 'laid' || event.type === 'passed') && event.seat === this.#seat;
  }

  /** A move of his own was told: it is the one that he has sent, or a bot has played for him. */
  #hearOwn(): void {
    if (this.#pending !== null) {
      this.#forgetPending();
      this.played += 1;
    } else if (!this.#mayHaveBeenAway) this.#complain('a move of his was told that he has not made');
  }

  #hearChoices({ legal, mayDeal }: Choices): void {
    this.#legal = legal;
    this.#mayDeal = mayDeal;
    const isBack = !this.#isHere;
    this.#isHere = true;
    if (this.#pending !== null && isBack) {
      this.#isRepeated = true;
      this.#sendAct(this.#pending);
    }
    if (this.isToMove || mayDeal || this.#mayStart()) this.#options.ready(this);
  }

  // ——— What he does

  #mayStart(): boolean {
    const room = this.#room;
    if (room === null || room.host !== this.place.member || !this.#isHere) return false;
    const isFull = room.seats.every(({ type }) => type !== 'free');
    return isFull && room.members.every(({ connected }) => connected) && isBetweenGames(room);
  }

  #move(): void {
    const { random, twiceIn } = this.#options;
    const move = this.#legal[below(random, this.#legal.length)] ?? '-';
    this.#pending = { id: newId(), move };
    this.#options.moved?.(this);
    this.#sendAct(this.#pending);
    if (twiceIn > 0 && below(random, twiceIn) === 0) this.#sendAct(this.#pending);
  }

  #forgetPending(): void {
    this.#pending = null;
    this.#isRepeated = false;
  }

  #sendAct({ id, move }: Pending): void {
    this.send({ type: 'act', id, move });
  }

  /** The person on the first seat asks for the deal, once. */
  #askForDeal(): void {
    const deal = `deal after ${this.told.last} of ${this.told.game}`;
    if (this.#seat !== 0 || this.#askedFor === deal) return;
    this.#askedFor = deal;
    this.send({ type: 'deal', id: newId() });
  }

  #askForGame(): void {
    const game = `game after ${this.#room?.games}`;
    if (this.#askedFor === game) return;
    this.#askedFor = game;
    this.send({ type: 'start', id: newId() });
  }

  #cut(game: number, deal: number): void {
    const what = `${game} ${deal}`;
    if (this.#cutFor === what) return;
    this.#cutFor = what;
    const number = randomBytes(16).toString('hex');
    this.send({ type: 'cut', id: newId(), deal, number });
  }

  #refused(id: string, code: string): void {
    const isAct = this.#pending?.id === id;
    if (isAct) this.#forgetPending();
    if (isAct && !this.#mayHaveBeenAway) this.#complain(`a legal move was refused: ${code}`);
  }

  #complain(complaint: string): void {
    this.#options.complain(`${this.place.code}, member ${this.place.member}: ${complaint}`);
  }
}

function isBetweenGames({ phase }: RoomInfo): boolean {
  return phase === 'gathering' || phase === 'between';
}

function newId(): string {
  return randomBytes(9).toString('base64url');
}
