/**
 * The baseline of the load measurement: sends four clients a recorded message after each move. It has no rules, store or
 * validation, only JSON and `ws`. Its argument is the file of the messages.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { Broadcasts, placeIn, reportUsage } from './broadcasts.ts';

const broadcasts = new Broadcasts(process.argv[2] ?? '');
const tables = new Map<number, WebSocket[]>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => reportUsage(server.address()));
server.on('connection', (socket, request) => {
  const { table, seat } = placeIn(request.url);
  const sockets = tables.get(table) ?? [];
  sockets[seat] = socket;
  tables.set(table, sockets);
  socket.on('message', (data) => {
    const act = JSON.parse(data.toString()) as { readonly type: string };
    if (act.type === 'act') broadcastFrom(sockets, seat);
  });
});

function broadcastFrom(sockets: readonly WebSocket[], seat: number): void {
  broadcasts.next().forEach((message, place) => {
    sockets[(seat + 1 + place) % 4]?.send(JSON.stringify(message));
  });
}
