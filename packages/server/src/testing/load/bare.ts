/**
 * The yardstick of the server: what four clients are sent after each move, and nothing else. It reads the move, and writes
 * to each of the four at the table a message such as the real server has sent; it knows no rules, keeps nothing, and believes
 * everything. Its whole work is JSON and `ws`; started with `ready`, the messages are text from the start, and it is `ws` alone.
 */
import { readFileSync } from 'node:fs';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Usage } from './talk.ts';

interface Told {
  readonly legal: readonly string[];
}

const fans = (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as string[][]).map((texts) => {
  const messages = texts.map((text) => JSON.parse(text) as Told);
  // The one that names moves goes to whoever is next, the others to the others.
  return messages.sort((one, other) => other.legal.length - one.legal.length);
});
const texts = fans.map((messages) => messages.map((message) => JSON.stringify(message)));
const isReady = process.argv[3] === 'ready';
const tables = new Map<number, WebSocket[]>();
let next = 0;

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '', 'ws://bare');
  const [table, seat] = [Number(searchParams.get('table')), Number(searchParams.get('seat'))];
  const sockets = tables.get(table) ?? [];
  sockets[seat] = socket;
  tables.set(table, sockets);
  socket.on('message', (said) => {
    const act = JSON.parse(said.toString()) as { readonly type: string };
    if (act.type === 'act') fanOut(sockets, seat);
  });
});

function fanOut(sockets: readonly WebSocket[], seat: number): void {
  next = (next + 1) % fans.length;
  for (let index = 0; index < 4; index += 1) {
    const text = isReady ? texts[next]?.[index] : JSON.stringify(fans[next]?.[index]);
    sockets[(seat + 1 + index) % 4]?.send(text ?? '');
  }
}

server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
  process.send?.(usage);
});
