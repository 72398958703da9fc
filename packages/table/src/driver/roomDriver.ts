import { failure, type Outcome, seatAt } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import type { Command, MemberId, ServerMessage } from '@nain-jaune/protocol';
import type { Fault } from '../bots.ts';
import type { Cancel, Clock } from '../clock.ts';
import { arranged } from '../room/arranged.ts';
import { paceFactor } from '../room/botTurn.ts';
import { earliest } from '../room/deadlines.ts';
import { type Entry, snapshotsBetween } from '../room/entries.ts';
import type {
  Addressed,
  Context,
  Input,
  Known,
  NewMember,
  ResultError,
  RoomConfig,
  Step,
} from '../room/input.ts';
import type { BotTurn, Pace, Room, SessionId } from '../room/room.ts';
import { seatToMove } from '../room/roomGame.ts';
import { step } from '../room/step.ts';
import { BotThinking } from './botThinking.ts';
import { SerialQueue } from './serialQueue.ts';

/** How long the driver waits before it tries again what could not be stored, in milliseconds. */
const RETRY_MS = 1000;
const BOT_LIMIT_MS = 15_000;

/** What a driver needs from its surroundings. */
export interface DriverOptions {
  readonly config: RoomConfig;
  readonly clock: Clock;
  /** Strong randomness, unless a seed was asked for. */
  readonly random: Random;
  /** Randomness of the bots. One number is drawn for each decision. */
  readonly botRandom: Random;
  /** Stores entries, all or none. They are durable when it resolves. `room` is the state after them. */
  append(entries: readonly Entry[], room: Room): Promise<void>;
  /** How long a bot may think, in milliseconds; fifteen seconds by default. */
  readonly botLimitMs?: number;
  /**
   * Part of its shortest wait that a bot leaves the device idle before it thinks, from 0 to 1; 0 by default. For a
   * device that also draws the table.
   */
  readonly botPause?: number;
  readonly onFault?: (fault: Fault) => void;
  /** Called after each change. */
  readonly onChange?: (room: Room) => void;
}

/** Why an input of the server had no effect. */
export type SubmitError = ResultError | 'not-stored' | 'moving';

/** A connection to a room, from the client's side. */
export interface RoomConnection {
  /** Carries out a command. It is answered by messages. */
  receive(command: Command): void;
  /** Sends everything after what the client has. */
  catchUp(known: Known | null): void;
  /** The client is gone. */
  close(): void;
}

/** Who connects to a room. */
export interface NewConnection {
  /** Null for a spectator. */
  readonly member: MemberId | null;
  /** Hash of the client's address; null if unknown. */
  readonly address?: string | null;
  readonly known?: Known | null;
  /** Sends a message to the client. After `closed` the connection is over. */
  readonly send: (message: ServerMessage) => void;
}

/** A bot that is asked. `thinkAt`: when its pause is over; null if it thinks already. */
interface Thinking {
  readonly turn: BotTurn;
  readonly thinkAt: number | null;
  readonly stop: () => void;
}

/**
 * Runs a room: the only place with time, storage and randomness. One input at a time; what an input brings about is sent
 * after it is stored.
 */
export class RoomDriver {
  readonly #options: DriverOptions;
  readonly #queue = new SerialQueue();
  readonly #connections = new Map<SessionId, (message: ServerMessage) => void>();
  #room: Room;
  #isOpen = true;
  #sessions = 0;
  #alarm: { readonly at: number; readonly cancel: Cancel } | null = null;
  #thinking: Thinking | null = null;

  /** Runs a room whose entries are stored. */
  constructor(room: Room, options: DriverOptions) {
    this.#options = options;
    this.#room = arranged(room, this.#context());
    this.#reportMissingBots();
    this.#goOn();
  }

  /** Stores a new room and runs it. Rejects if it cannot be stored. */
  static async open(room: Room, options: DriverOptions): Promise<RoomDriver> {
    await options.append(snapshotsBetween(null, room), room);
    return new RoomDriver(room, options);
  }

  /** The room as stored. It holds secrets. */
  get room(): Room {
    return this.#room;
  }

  /**
   * Whether no client is connected and a room that is loaded again would be the same: nothing happens by itself but its
   * closing, and no deal is in progress or promised.
   */
  get isIdle(): boolean {
    return this.#connections.size === 0 && this.#queue.isIdle && !isBusy(this.#room);
  }

  /** Connects a client. It is sent a snapshot, and what follows from then on. */
  connect({ member, address = null, known = null, send }: NewConnection): RoomConnection {
    const session = ++this.#sessions;
    this.#connections.set(session, send);
    if (this.#isOpen) this.#run({ type: 'connect', session, member, address, known });
    else this.#end(session, 'moving');
    return {
      receive: (command) => this.#run({ type: 'command', session, command }),
      catchUp: (claimed) => this.#run({ type: 'catch-up', session, known: claimed }),
      close: () => this.#hangUp(session),
    };
  }

  /** Adds a member. */
  async join(guest: NewMember, seat: number | null): Promise<Outcome<MemberId, SubmitError>> {
    const joined = await this.submit({ type: 'join', guest, seat });
    if (joined.ok && joined.value === null) throw new Error('a member who joins has an id');
    return joined as Outcome<MemberId, SubmitError>;
  }

  /** Carries out an input when all earlier ones are done. */
  submit(input: Input): Promise<Outcome<MemberId | null, SubmitError>> {
    return this.#queue.run(() => this.#carryOut(input));
  }

  /** Changes how long bots take, for the move in progress too. */
  setPace(pace: Pace): void {
    this.#run({ type: 'pace', pace });
  }

  /** Stops for good: connections end with `moving`, and nothing is stored any more. Resolves when all is stored. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    this.#stopWorking();
    for (const session of [...this.#connections.keys()]) this.#end(session, 'moving');
    await this.#queue.idle();
  }

  #reportMissingBots(): void {
    const { config, onFault } = this.#options;
    for (const [seat, { bot }] of this.#room.game?.seats.entries() ?? [])
      if (bot !== null && !Object.hasOwn(config.bots, bot))
        onFault?.({ code: 'bot-missing', seat: seatAt(seat), bot, standIn: config.standIn.name });
  }

  #run(input: Input): void {
    if (!this.#isOpen) return;
    this.submit(input).catch((error: unknown) => {
      this.#options.onFault?.({ code: 'step-threw', error });
      if ('session' in input) this.#hangUp(input.session);
      else this.#tryAgain(input);
    });
  }

  /** What the room does by itself has to be done, or the table stands still. */
  #tryAgain(input: Input): void {
    const { clock } = this.#options;
    if (!this.#isOpen) return;
    if (input.type === 'timer') this.#setAlarm(clock.now() + RETRY_MS);
    if (input.type === 'bot-moved' && this.#thinking !== null)
      this.#thinking = { ...this.#thinking, stop: clock.after(RETRY_MS, () => this.#run(input)) };
  }

  async #carryOut(input: Input): Promise<Outcome<MemberId | null, SubmitError>> {
    if (!this.#isOpen) return failure('moving');
    const taken = step(this.#room, input, this.#context());
    if (!(await this.#isStored(taken))) {
      this.#notStored(input);
      return failure('not-stored');
    }
    // A driver that was stopped meanwhile has stored the step; clients learn of it where they connect next.
    if (this.#isOpen) this.#adopt(taken);
    return taken.result;
  }

  async #isStored({ entries, room }: Step): Promise<boolean> {
    if (entries.length === 0) return true;
    try {
      await this.#options.append(entries, room);
      return true;
    } catch (error) {
      this.#options.onFault?.({ code: 'not-stored', error });
      return false;
    }
  }

  #notStored(input: Input): void {
    if (input.type === 'command') {
      const { id } = input.command;
      this.#send({ to: [input.session], message: { type: 'refused', id, refusal: { code: 'not-stored' } } });
    } else this.#tryAgain(input);
  }

  #adopt({ room, messages }: Step): void {
    this.#room = room;
    for (const message of messages) this.#send(message);
    this.#goOn();
    this.#options.onChange?.(room);
  }

  /** Does what the room is due to do by itself: waits for its next deadline, and asks its bot. */
  #goOn(): void {
    if (!this.#isOpen) return;
    const first = earliest(this.#room.live.deadlines);
    if (first === null) this.#stopAlarm();
    else this.#setAlarm(first.at);
    this.#askBot(this.#room.game?.bot ?? null);
  }

  #send({ to, message }: Addressed): void {
    for (const session of to) {
      const send = this.#connections.get(session);
      if (message.type === 'closed') this.#connections.delete(session);
      try {
        send?.(message);
      } catch (error) {
        this.#options.onFault?.({ code: 'not-sent', error });
        this.#hangUp(session);
      }
    }
  }

  #end(session: SessionId, reason: 'moving'): void {
    this.#send({ to: [session], message: { type: 'closed', reason } });
  }

  #hangUp(session: SessionId): void {
    if (this.#connections.delete(session)) this.#run({ type: 'disconnect', session });
  }

  #setAlarm(at: number): void {
    if (this.#alarm?.at === at) return;
    this.#stopAlarm();
    const { clock } = this.#options;
    const cancel = clock.after(Math.max(0, at - clock.now()), () => {
      this.#alarm = null;
      this.#run({ type: 'timer' });
    });
    this.#alarm = { at, cancel };
  }

  #stopAlarm(): void {
    this.#alarm?.cancel();
    this.#alarm = null;
  }

  /** Asks the bot whose turn it is, once for each turn. A pause before it thinks changes with the pace. */
  #askBot(turn: BotTurn | null): void {
    const { clock, botPause = 0 } = this.#options;
    const { botMove, botPass } = this.#room.live.pace;
    const factor = turn === null ? 0 : paceFactor(turn.bot, this.#options);
    const thinkAt = (turn?.since ?? 0) + botPause * factor * Math.min(botMove, botPass);
    const asked = this.#thinking;
    if (turn !== null && isSameTurn(asked?.turn, turn) && (asked?.thinkAt ?? thinkAt) === thinkAt) return;
    this.#stopThinking();
    if (turn === null || turn.seed === null || turn.chosen !== null) return;
    const { seed } = turn;
    const wait = thinkAt - clock.now();
    if (wait <= 0) this.#think(turn, seed);
    else this.#thinking = { turn, thinkAt, stop: clock.after(wait, () => this.#think(turn, seed)) };
  }

  #think(turn: BotTurn, seed: number): void {
    const { config, clock, botLimitMs = BOT_LIMIT_MS, onFault } = this.#options;
    const { seat, number, view, legal } = turn;
    const bot = config.bots[turn.bot] ?? config.standIn;
    const question = { seat, bot, view, legal, random: seededRandom(seed), limitMs: botLimitMs };
    const thinking = new BotThinking(question, clock, {
      fault: (fault) => onFault?.(fault),
      answer: (move) => this.#run({ type: 'bot-moved', seat, number, move }),
    });
    this.#thinking = { turn, thinkAt: null, stop: () => thinking.stop() };
  }

  #stopThinking(): void {
    this.#thinking?.stop();
    this.#thinking = null;
  }

  #stopWorking(): void {
    this.#stopAlarm();
    this.#stopThinking();
  }

  #context(): Context {
    const { config, clock, random, botRandom } = this.#options;
    return { config, now: clock.now(), random, botRandom };
  }
}

function isBusy({ saved, game, live }: Room): boolean {
  if (saved.phase === 'closed') return false;
  const isPlaying = game !== null && (game.next !== null || seatToMove(game) !== null);
  return isPlaying || Object.keys(live.deadlines).some((name) => name !== 'close');
}

function isSameTurn(one: BotTurn | undefined, other: BotTurn): boolean {
  return one?.seat === other.seat && one.number === other.number && one.bot === other.bot;
}
