import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const connectedAtOnce = 40;

export interface BareListener {
  ready(seat: BareSeat): void;
  moved(seat: BareSeat): void;
  viewed(seat: BareSeat): void;
}

/** A client of the bare server. It answers every message that contains legal moves. */
export class BareSeat {
  readonly table: number;
  readonly #socket: WebSocket;
  readonly #listener: BareListener;
  #move = '-';
  isToMove = false;
  hasMovedLast = false;
  seen = 0;

  constructor(table: number, socket: WebSocket, listener: BareListener) {
    this.table = table;
    this.#socket = socket;
    this.#listener = listener;
    socket.on('message', (data) => this.#take(data.toString()));
  }

  begin(): void {
    this.isToMove = true;
    this.#listener.ready(this);
  }

  act(): void {
    this.isToMove = false;
    this.hasMovedLast = true;
    this.#listener.moved(this);
    this.#socket.send(
      JSON.stringify({ type: 'act', id: randomBytes(9).toString('base64url'), move: this.#move }),
    );
  }

  #take(text: string): void {
    const { legal } = JSON.parse(text) as { readonly legal: readonly string[] };
    this.seen += 1;
    this.#listener.viewed(this);
    this.hasMovedLast = false;
    this.#move = legal[0] ?? '-';
    this.isToMove = legal.length > 0;
    if (this.isToMove) this.#listener.ready(this);
  }
}

/** Connects four clients to each table of the bare server. The first of each table moves. */
export async function openBareTables(address: string, tables: number, listener: BareListener): Promise<void> {
  const coming = Array.from({ length: 4 * tables }, (_, index) => index);
  const seats: BareSeat[] = [];
  const come = async (): Promise<void> => {
    for (let index = coming.shift(); index !== undefined; index = coming.shift()) {
      const [table, place] = [Math.floor(index / 4), index % 4];
      const socket = new WebSocket(`${address}/?table=${table}&seat=${place}`, { perMessageDeflate: false });
      await once(socket, 'open');
      const seat = new BareSeat(table, socket, listener);
      if (place === 0) seats.push(seat);
    }
  };
  await Promise.all(Array.from({ length: connectedAtOnce }, come));
  for (const seat of seats) seat.begin();
}
