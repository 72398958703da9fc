/**
 * The baseline of the load measurement: sends four clients a recorded message after each move. It has no rules, store or
 * validation, only JSON and `ws`. Its argument is the file of the messages: lists of the four texts after a move.
 */
import { readFileSync } from 'node:fs';
import type { Events } from '@nain-jaune/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Usage } from './messages.ts';

/** The first message after a move is for the next player and is the only one with legal moves. */
const broadcasts = (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as string[][]).map((texts) =>
  texts.map((text) => JSON.parse(text) as Events).sort((one, other) => other.legal.length - one.legal.length),
);
let sent = 0;
const tables = new Map<string | null, WebSocket[]>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});
server.on('connection', (socket, { url = '' }) => {
  const { searchParams } = new URL(url, 'ws://bare');
  const table = searchParams.get('table');
  const seat = Number(searchParams.get('seat'));
  const sockets = tables.get(table) ?? [];
  sockets[seat] = socket;
  tables.set(table, sockets);
  socket.on('message', (data) => {
    const act = JSON.parse(data.toString()) as { readonly type: string };
    if (act.type === 'act') broadcastFrom(sockets, seat);
  });
});

function broadcastFrom(sockets: readonly WebSocket[], seat: number): void {
  sent += 1;
  broadcasts[sent % broadcasts.length]?.forEach((message, place) => {
    sockets[(seat + 1 + place) % 4]?.send(JSON.stringify(message));
  });
}

// The parent process asks for the usage.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
  process.send?.(usage);
});
