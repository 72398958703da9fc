/**
 * The yardstick of the server: what four clients are sent after each move, and nothing else. It reads the move, and writes
 * to each of the four at the table a message such as the real server has sent; it knows no rules, keeps nothing, and believes
 * everything. Its whole work is JSON and `ws`. Started with the file of the messages.
 */
import { type WebSocket, WebSocketServer } from 'ws';
import { answerAs, Fans, placeIn } from './fans.ts';

const fans = new Fans(process.argv[2] ?? '');
const tables = new Map<number, WebSocket[]>();

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => answerAs(server.address()));
server.on('connection', (socket, request) => {
  const { table, seat } = placeIn(request.url);
  const sockets = tables.get(table) ?? [];
  sockets[seat] = socket;
  tables.set(table, sockets);
  socket.on('message', (said) => {
    const act = JSON.parse(said.toString()) as { readonly type: string };
    if (act.type === 'act') fanOut(sockets, seat);
  });
});

function fanOut(sockets: readonly WebSocket[], seat: number): void {
  fans.next().forEach((told, place) => {
    sockets[(seat + 1 + place) % 4]?.send(JSON.stringify(told));
  });
}
