import { failure, type Outcome, seatAt, success } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import type { Command, MemberId, ServerMessage } from '@nain-jaune/protocol';
import type { Cancel, Clock } from '../clock.ts';
import { arranged, earliest } from '../room/arranged.ts';
import { type Entry, snapshotsBetween } from '../room/entries.ts';
import type {
  Addressed,
  ClaimedPlace,
  Context,
  Input,
  Known,
  NewMember,
  ResultError,
  Step,
} from '../room/input.ts';
import type { Pace, Room, SessionId } from '../room/room.ts';
import { step } from '../room/step.ts';
import { type BotTurnOptions, BotTurns } from './botTurns.ts';

/** Delay before a failed input is repeated, in milliseconds. */
const RETRY_MS = 1000;

export interface DriverOptions extends BotTurnOptions {
  /** Strong randomness, unless a seed was requested. */
  readonly random: Random;
  /** Randomness of the bots. Each decision draws one number. */
  readonly botRandom: Random;
  /** Stores entries, all or none. They are durable when it resolves. `room` is the state after them. */
  append(entries: readonly Entry[], room: Room): Promise<void>;
  readonly onChange?: (room: Room) => void;
}

export type SubmitError = ResultError | 'not-stored' | 'moving';

export interface RoomConnection {
  receive(command: Command): void;
  /** Sends everything after what the client has. */
  catchUp(known: Known | null): void;
  close(): void;
}

export interface NewConnection {
  /** Null for a spectator. */
  readonly member: MemberId | null;
  /** The hash of the member's token; null if it is not checked. */
  readonly tokenHash?: string | null;
  /** Hash of the client's address; null if unknown. */
  readonly address?: string | null;
  /** The key in the link with which a spectator came. */
  readonly key?: string;
  readonly known?: Known | null;
  /** Sends a message to the client. `closed` is the last one. */
  readonly send: (message: ServerMessage) => void;
}

/**
 * Runs a room with time, storage and randomness. Inputs are handled one at a time, and their messages are sent after their
 * entries are stored.
 */
export class RoomDriver {
  readonly #options: DriverOptions;
  readonly #queue = new SerialQueue();
  readonly #connections = new Map<SessionId, (message: ServerMessage) => void>();
  #room: Room;
  #isOpen = true;
  #sessions = 0;
  readonly #alarm: Alarm;
  readonly #botTurns: BotTurns;

  /** Runs a room whose entries are stored already. */
  constructor(room: Room, options: DriverOptions) {
    this.#options = options;
    this.#alarm = new Alarm(options.clock, () => this.#run({ type: 'timer' }));
    this.#botTurns = new BotTurns(options, ({ seat, number }, move) =>
      this.#run({ type: 'bot-moved', seat, number, move }),
    );
    this.#room = arranged(room, this.#context());
    this.#reportMissingBots();
    this.#goOn();
  }

  static async open(room: Room, options: DriverOptions): Promise<RoomDriver> {
    await options.append(snapshotsBetween(null, room), room);
    return new RoomDriver(room, options);
  }

  /** The stored state. It contains secrets. */
  get room(): Room {
    return this.#room;
  }

  /**
   * Whether the room may be unloaded: no client is connected, and its only deadline is its closing. A game in progress waits
   * in the store.
   */
  get isIdle(): boolean {
    return this.#connections.size === 0 && this.#queue.isIdle && !hasPromises(this.#room);
  }

  connect({ send, ...from }: NewConnection): RoomConnection {
    const { member, tokenHash = null, address = null, key = '', known = null } = from;
    const session = ++this.#sessions;
    this.#connections.set(session, send);
    if (this.#isOpen) this.#run({ type: 'connect', session, member, tokenHash, address, key, known });
    else this.#end(session, 'moving');
    return {
      receive: (command) => this.#run({ type: 'command', session, command }),
      catchUp: (claimed) => this.#run({ type: 'catch-up', session, known: claimed }),
      close: () => this.#hangUp(session),
    };
  }

  /** `replaces`: the place that the guest's device takes; null for a new member. */
  async join(
    guest: NewMember,
    seat: number | null,
    replaces: ClaimedPlace | null = null,
  ): Promise<Outcome<MemberId, SubmitError>> {
    const joined = await this.submit({ type: 'join', guest, seat, replaces });
    if (!joined.ok) return joined;
    if (joined.value === null) throw new Error('a member who joins has an id');
    return success(joined.value);
  }

  /** Handles an input after all earlier ones. */
  submit(input: Input): Promise<Outcome<MemberId | null, SubmitError>> {
    return this.#queue.run(() => this.#carryOut(input));
  }

  setPace(pace: Pace): void {
    this.#run({ type: 'pace', pace });
  }

  /** Ends all connections with `moving`. Resolves when everything is stored. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    this.#alarm.set(null);
    this.#botTurns.stop();
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

  /** Timers and bot moves must be repeated, or the game stops. */
  #tryAgain(input: Input): void {
    if (!this.#isOpen) return;
    if (input.type === 'timer') this.#alarm.set(this.#options.clock.now() + RETRY_MS);
    if (input.type === 'bot-moved') this.#botTurns.retry(RETRY_MS, () => this.#run(input));
  }

  async #carryOut(input: Input): Promise<Outcome<MemberId | null, SubmitError>> {
    if (!this.#isOpen) return failure('moving');
    const taken = step(this.#room, input, this.#context());
    try {
      if (taken.entries.length > 0) await this.#options.append(taken.entries, taken.room);
    } catch (error) {
      this.#notStored(input, error);
      return failure('not-stored');
    }
    // A driver that was stopped meanwhile has stored the step. Its clients see it when they connect again.
    if (this.#isOpen) this.#adopt(taken);
    return taken.result;
  }

  #notStored(input: Input, error: unknown): void {
    this.#options.onFault?.({ code: 'not-stored', error });
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

  /** Waits for the next deadline, and asks the bot to move. */
  #goOn(): void {
    if (!this.#isOpen) return;
    const { live, game } = this.#room;
    this.#alarm.set(earliest(live.deadlines)?.at ?? null);
    this.#botTurns.ask(game?.bot ?? null, live.pace);
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

  #context(): Context {
    const { config, clock, random, botRandom } = this.#options;
    return { config, now: clock.now(), random, botRandom };
  }
}

/** Deadlines that a room which is loaded again would not know. */
function hasPromises({ live }: Room): boolean {
  return live.deadlines.some(({ name }) => name !== 'close');
}

class Alarm {
  readonly #clock: Clock;
  readonly #act: () => void;
  #set: { readonly at: number; readonly cancel: Cancel } | null = null;

  constructor(clock: Clock, act: () => void) {
    this.#clock = clock;
    this.#act = act;
  }

  /** Schedules the call, and cancels an earlier one. Null only cancels. */
  set(at: number | null): void {
    if (this.#set?.at === at) return;
    this.#set?.cancel();
    this.#set = at === null ? null : { at, cancel: this.#schedule(at) };
  }

  #schedule(at: number): Cancel {
    return this.#clock.after(Math.max(0, at - this.#clock.now()), () => {
      this.#set = null;
      this.#act();
    });
  }
}

class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  get isIdle(): boolean {
    return this.#pending === 0;
  }

  /** Runs a task after all earlier ones. Settles as the task does. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    const result = this.#last.then(task);
    this.#last = result.then(this.#ended, this.#ended);
    return result;
  }

  /** Resolves when all tasks that were added so far have ended. */
  async idle(): Promise<void> {
    await this.#last;
  }

  readonly #ended = (): void => {
    this.#pending -= 1;
  };
}
