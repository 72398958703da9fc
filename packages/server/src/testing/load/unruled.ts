/**
 * The real server without rules: stores each move before it sends anything, but has no game, members or limits. Its
 * difference to the bare server is the cost of storing, and its difference to the real server the cost of everything else.
 * Its arguments are the file of the messages, a folder for its store, and the number of tables.
 */
import type { Socket } from 'node:net';
import { seatAt } from '@nain-jaune/engine';
import { WebSocketServer } from 'ws';
import { frameOf } from '../../sessions/socket.ts';
import { openStore } from '../../store/open.ts';
import { TableWriter } from '../../tables/tableWriter.ts';
import { Broadcasts, placeIn, reportUsage } from './broadcasts.ts';

const [file = '', folder = '', tableCount = '0'] = process.argv.slice(2);
const broadcasts = new Broadcasts(file);

interface Act {
  readonly type: string;
  readonly id: string;
  readonly move: string;
}

class Table {
  readonly seats: Socket[] = [];
  readonly #writer: TableWriter;

  constructor(writer: TableWriter) {
    this.#writer = writer;
  }

  async take(seat: number, { type, id, move }: Act): Promise<void> {
    if (type !== 'act') return;
    const elapsedMs = Math.round(performance.now());
    await this.#writer.append([{ type: 'move', game: 1, seat: seatAt(seat), move, id, elapsedMs }]);
    const [next, others] = broadcasts.next();
    for (let place = 0; place < 4; place += 1) {
      const message = place === 0 ? next : others;
      if (message !== undefined) this.seats[(seat + 1 + place) % 4]?.write(frameOf(message));
    }
  }
}

const store = await openStore({ folder, node: { id: 'unruled', address: 'unruled' } });
const writerOptions = {
  store,
  now: () => performance.now(),
  onStored: () => {},
  onConflict: () => {},
  onError: () => {},
};
const tables = await Promise.all(
  Array.from({ length: Number(tableCount) }, async (_, number) => {
    const code = `table-${number}`;
    await store.create(code, { open: false, phase: 'playing', lobby: '{}', present: 1 });
    return new Table(new TableWriter(writerOptions, code, 0));
  }),
);

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => reportUsage(server.address()));
server.on('connection', (socket, request) => {
  const { table: number, seat } = placeIn(request.url);
  const table = tables[number];
  if (table === undefined) throw new RangeError(`there is no table ${number}`);
  table.seats[seat] = request.socket;
  socket.on('message', (data) => void table.take(seat, JSON.parse(data.toString()) as Act));
});
