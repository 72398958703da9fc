/**
 * A client of a table online, written from docs/protocol.md alone: it opens a table, takes a seat, plays the first legal move, and
 * reads the record.
 *
 * `node examples/onlineClient.ts http://localhost:1760` uses a running server. Without an address it starts one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { RULESETS } from '@nain-jaune/engine';
import type { Joined, RoomInfo, RoomSettings, ServerMessage } from '@nain-jaune/protocol';
import { startServer } from './online/ownServer.ts';

const [, , named] = process.argv;
const own = named === undefined ? await startServer() : null;
const address = named ?? own?.address ?? '';

const rules = { ...RULESETS['nain-jaune-court'], end: { deals: 1, target: null, minutes: null } };
const settings: RoomSettings = {
  rules,
  players: 4,
  clock: 'none',
  open: false,
  freeText: false,
  spectators: true,
};
const { code, member, token } = await openTable('Exemple');
console.log(`A table is open: ${address}/#/t/${code}`);
const { games } = await playOneGame();
const record = await (await fetch(`${address}/api/tables/${code}/records/${games}`)).json();
console.log(
  `The game is over, won by seat ${record.end.winners}; its record has ${record.deals.length} deal.`,
);
await own?.stop();

/** Opens a table over HTTP. The answer has the token of the member. */
async function openTable(name: string): Promise<Joined> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, settings }),
  });
  if (answer.status !== 201) throw new Error(`the table was refused: ${await answer.text()}`);
  return (await answer.json()) as Joined;
}

/** Plays until a game is over. A real client would reconnect if the connection is lost. */
function playOneGame(): Promise<RoomInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<RoomInfo>();
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`);
  let room: RoomInfo | null = null;
  let cutFor = '';

  /** Every command has a new id. A command that is sent twice is executed once. */
  const command = (what: object): void => socket.send(JSON.stringify({ ...what, id: randomUUID() }));

  const receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'snapshot':
        if (message.room.games === 0) command({ type: 'start' });
        takeRoom(message.room);
        if (message.game !== null) move(message.game.legal);
        break;
      case 'room':
        if (room !== null) takeRoom({ ...room, ...(message.changes as Partial<RoomInfo>) });
        break;
      case 'events':
        move(message.legal);
        // The first deal needs no command.
        if (message.mayDeal) command({ type: 'deal' });
        break;
      case 'refused':
        console.log(`Refused: ${message.refusal.code}`);
        break;
      case 'closed':
        reject(new Error(`the table ended the connection: ${message.reason}`));
        break;
    }
  };

  const takeRoom = (now: RoomInfo): void => {
    room = now;
    if (now.phase === 'between') {
      socket.close();
      resolve(now);
    } else cut(now);
  };

  /** The pack follows from this number and the server's secret. */
  const cut = ({ nextDeal, seats }: RoomInfo): void => {
    const cutter = nextDeal === null ? undefined : seats[nextDeal.cutter];
    const isMine = cutter?.type === 'member' && cutter.member === member;
    if (nextDeal === null || nextDeal.cut || !isMine || cutFor === nextDeal.commitment) return;
    cutFor = nextDeal.commitment;
    command({ type: 'cut', deal: nextDeal.deal, number: randomBytes(16).toString('hex') });
  };

  const move = ([first]: readonly string[]): void => {
    if (first !== undefined) command({ type: 'act', move: first });
  };

  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'enter', version: 2, code, token, game: null, last: null })),
  );
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(data)));
  socket.addEventListener('close', () => reject(new Error('the connection is lost')));
  return promise;
}
