/**
 * The real server without its rules: it reads and writes frames as the real one does and keeps each move in the same store
 * before it tells of it, but knows no game, no persons and no limits, and believes everything. What it takes beyond the bare
 * server is the price of keeping; what the real one takes beyond it is the price of all else. Started with the file of the
 * messages, a folder for its store, and the number of tables.
 */
import type { Duplex } from 'node:stream';
import { seatAt } from '@nain-jaune/engine';
import type { OnlineTableMessage } from '@nain-jaune/protocol';
import { WebSocketServer } from 'ws';
import { PlainFrames } from '../../sockets/plainFrames.ts';
import { type Addressee, Post } from '../../sockets/post.ts';
import { Wire } from '../../sockets/wire.ts';
import { openStore } from '../../store/index.ts';
import { Keeper } from '../../tables/keeper.ts';
import { answerAs, Fans, placeIn } from './fans.ts';

const [file = '', folder = '', tableCount = '0'] = process.argv.slice(2);
const fans = new Fans(file);
const room = Buffer.alloc(16 * 1024);
const post = new Post();
const wire = new Wire();

class Seat implements Addressee {
  readonly #stream: Duplex;
  #unsent = '';

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  tell(message: OnlineTableMessage): void {
    if (this.#unsent === '') post.collect(this);
    this.#unsent += wire.write(message);
  }

  send(): void {
    this.#stream.write(this.#unsent, 'latin1');
    this.#unsent = '';
  }
}

interface Act {
  readonly type: string;
  readonly id: string;
  readonly move: string;
}

class Table {
  readonly seats: Seat[] = [];
  readonly #keeper: Keeper;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  async hear(seat: number, { type, id, move }: Act): Promise<void> {
    if (type !== 'act') return;
    await this.#keeper.append([
      { type: 'move', game: 1, seat: seatAt(seat), move, id, elapsedMs: Math.round(performance.now()) },
    ]);
    const [next, others] = fans.next();
    for (let place = 0; place < 4; place += 1) {
      const message = place === 0 ? next : others;
      if (message !== undefined) this.seats[(seat + 1 + place) % 4]?.tell(message);
    }
  }
}

const store = await openStore({ folder, node: { id: 'unruled', address: 'unruled' } });
const keeperHost = { store, now: () => performance.now(), kept: () => {}, lost: () => {} };
const tables = await Promise.all(
  Array.from({ length: Number(tableCount) }, async (_, number) => {
    const code = `table-${number}`;
    await store.create(code, { open: false, phase: 'playing', lobby: '{}', present: 1 });
    return new Table(new Keeper(keeperHost, code, 0));
  }),
);

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => answerAs(server.address()));
server.on('connection', (_, request) => {
  const { table: number, seat } = placeIn(request.url);
  const table = tables[number];
  if (table === undefined) throw new RangeError(`there is no table ${number}`);
  table.seats[seat] = new Seat(request.socket);
  PlainFrames.listen(request.socket, room, (text) => void table.hear(seat, JSON.parse(text) as Act));
});
