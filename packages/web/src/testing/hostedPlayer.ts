import { resolveObjectURL } from 'node:buffer';
import type { MovePlace, Seat } from '@nain-jaune/engine';
import type { Choices, Refused, ServerMessage } from '@nain-jaune/protocol';
import type {
  ContestRequest,
  GameSetup,
  OpenRequest,
  Pace,
  PortMessage,
  SavedGame,
  Seating,
  ServiceNotice,
} from '../app/gameService/serviceMessages.ts';
import { GameHost } from '../worker/gameHost.ts';
import { openGameStore } from '../worker/gameStore.ts';

const AT_ONCE: Pace = { botMove: 0, botPass: 0 };
const NOTHING: Choices = { legal: [], mayDeal: false };

/** A person who plays at the tables of a {@link GameHost}, with the store of the browser. */
export class HostedPlayer {
  readonly notices: ServiceNotice[] = [];
  readonly refusals: Refused['refusal'][] = [];
  host!: GameHost;
  #port: MessagePort | null = null;
  #choices = NOTHING;
  #commands = 0;

  static async begin(): Promise<HostedPlayer> {
    const player = new HostedPlayer();
    player.host = new GameHost(await openGameStore(), (notice) => player.notices.push(notice));
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
    return this.host.create(setup);
  }

  async open(id: string, pace = AT_ONCE, seat: Seat | null = null, takeBack?: MovePlace): Promise<Seating> {
    this.#port?.close();
    this.#choices = NOTHING;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = (event: MessageEvent<ServerMessage>) => this.#receive(event.data);
    const request: OpenRequest = { id, seat, pace, known: null, takeBack };
    return this.host.open(request, port2);
  }

  practise(id: string, place: MovePlace): Promise<string> {
    return this.host.practise({ id, ...place });
  }

  enterContest(request: ContestRequest): Promise<string> {
    return this.host.enterContest(request);
  }

  add(text: string): Promise<readonly string[]> {
    return this.host.add(text);
  }

  record(id: string): Promise<string> {
    return this.host.record(id);
  }

  /** The whole record, with the deal in progress. */
  async whole(id: string): Promise<string> {
    const file = resolveObjectURL(await this.host.file(id));
    return file === undefined ? '' : file.text();
  }

  list(): Promise<readonly SavedGame[]> {
    return this.host.list();
  }

  async leave(id: string): Promise<void> {
    await this.host.leave(id);
    this.#port?.close();
  }

  /** Makes the first legal move, or deals. */
  act(): void {
    const [move] = this.#choices.legal;
    const id = `command ${this.#commands++}`;
    this.#choices = NOTHING;
    const command: PortMessage = move === undefined ? { type: 'deal', id } : { type: 'act', id, move };
    this.#port?.postMessage(command);
  }

  async asked(): Promise<void> {
    await until(() => this.isAsked);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#choices = message.game ?? NOTHING;
    if (message.type === 'events') this.#choices = message;
    if (message.type === 'refused') this.refusals.push(message.refusal);
  }
}

/** Polls without timers, which a test may have replaced. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Waits for pending messages and transactions. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
