import type { MovePlace, Seat } from '@nain-jaune/engine';
import type { Choices, Refused, ServerMessage } from '@nain-jaune/protocol';
import type {
  GameSetup,
  OpenRequest,
  Pace,
  PortMessage,
  Seating,
  ServiceNotice,
  ServiceRequest,
} from '../gameService/serviceMessages.ts';
import { GameHost } from '../worker/gameHost.ts';
import { openGameStore } from '../worker/gameStore.ts';

const AT_ONCE: Pace = { botMove: 0, botPass: 0 };
const NOTHING: Choices = { legal: [], mayDeal: false };

/** A person who plays at tables of a worker's host, whose games are in the store of the browser. */
export class HostedPlayer {
  readonly notices: ServiceNotice[] = [];
  readonly refusals: Refused['refusal'][] = [];
  #host!: GameHost;
  #port: MessagePort | null = null;
  #choices = NOTHING;
  #commands = 0;

  /** Opens a host over the store that the browser has now. */
  static async begin(): Promise<HostedPlayer> {
    const player = new HostedPlayer();
    player.#host = new GameHost(await openGameStore(), (notice) => player.notices.push(notice));
    return player;
  }

  /** Whether the person may lay a card, pass or deal. */
  get isAsked(): boolean {
    return this.#choices.legal.length > 0 || this.#choices.mayDeal;
  }

  /** Whether the person may choose between moves. */
  get mayChoose(): boolean {
    return this.#choices.legal.length > 1;
  }

  create(setup: GameSetup): Promise<string> {
    return this.#ask('create', setup) as Promise<string>;
  }

  /** Sits down at the table of a game. */
  async open(id: string, pace = AT_ONCE, seat: Seat | null = null, takeBack?: MovePlace): Promise<Seating> {
    this.#port?.close();
    this.#choices = NOTHING;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event: MessageEvent<ServerMessage>) => this.#receive(event.data);
    const request: OpenRequest = { id, seat, pace, known: null, takeBack };
    return (await this.#ask('open', request, port2)) as Seating;
  }

  /** Begins a game that goes on from before a move of another one. Returns its id. */
  practise(id: string, place: MovePlace): Promise<string> {
    return this.#ask('practise', { id, ...place }) as Promise<string>;
  }

  async leave(id: string): Promise<void> {
    await this.#ask('leave', { id });
    this.#port?.close();
  }

  /** Makes the first of the moves that may be made, or deals. */
  act(): void {
    const [move] = this.#choices.legal;
    const id = `command ${this.#commands++}`;
    this.#choices = NOTHING;
    const command: PortMessage = move === undefined ? { type: 'deal', id } : { type: 'act', id, move };
    this.#port?.postMessage(command);
  }

  /** Waits until the person may do something. */
  async asked(): Promise<void> {
    await until(() => this.isAsked);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#choices = message.game ?? NOTHING;
    if (message.type === 'events') this.#choices = message;
    if (message.type === 'refused') this.refusals.push(message.refusal);
  }

  #ask(type: ServiceRequest['type'], given: unknown, ...ports: MessagePort[]): Promise<unknown> {
    return this.#host.answer({ type, ask: 1, given } as ServiceRequest, ports);
  }
}

/** Waits until something is so, without timers, which a test may have replaced. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Lets everything happen that has come to pass in workers and stores. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
