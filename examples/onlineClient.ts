/**
 * A small client of tables online, written from docs/protocol.md alone: it opens a table, sits down, plays the first legal
 * move whenever it is to move, and shows where to see the record.
 *
 * Run it with `node examples/onlineClient.ts http://localhost:1760` against a server that runs already; without an address
 * it starts one of its own for as long as the game takes.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { RULESETS } from '@nain-jaune/engine';
import type { Company, Joined, OnlineTableMessage, TableSettings } from '@nain-jaune/protocol/online';
import { startServer } from './online/ownServer.ts';

const [, , named] = process.argv;
const own = named === undefined ? await startServer() : null;
const address = named ?? own?.address ?? '';

const rules = { ...RULESETS['nain-jaune-court'], end: { deals: 1, target: null, minutes: null } };
const settings: TableSettings = { rules, players: 4, clock: 'none', open: false, freeText: false };
const { code, token } = await openTable('Exemple');
console.log(`A table is open: ${address}/#/t/${code}`);
const company = await playOneGame();
const record = await (await fetch(`${address}/api/tables/${code}/records/${company.games}`)).json();
console.log(
  `The game is over, won by seat ${record.end.winners}; its record has ${record.deals.length} deal.`,
);
await own?.stop();

/** Opens a table over HTTP; what keeps one's place is the token. */
async function openTable(name: string): Promise<Joined> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, settings }),
  });
  if (answer.status !== 201) throw new Error(`the table was refused: ${await answer.text()}`);
  return (await answer.json()) as Joined;
}

/** Plays at the table until a game is over. A client for people also comes again when the connection is lost. */
function playOneGame(): Promise<Company> {
  const { promise, resolve, reject } = Promise.withResolvers<Company>();
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/socket`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  let seat: number | null = null;
  let cutFor = '';

  /** Every act and every ask has an id of its own, so that one sent twice is carried out once. */
  const ask = (what: object): void => say({ type: 'ask', id: randomUUID(), ask: what });

  const hear = (message: OnlineTableMessage): void => {
    switch (message.type) {
      case 'entered':
        ask({ do: 'start' });
        break;
      case 'company':
        if (message.company.phase === 'between') leaveWith(message.company);
        else cut(message.company);
        break;
      case 'welcome':
        ({ seat } = message);
        move(message.legal);
        break;
      case 'events':
        move(message.legal);
        if (message.mayDeal && seat !== null) say({ type: 'deal', id: randomUUID() });
        break;
      case 'refused':
        console.log(`Refused: ${message.refusal.code}`);
        break;
      case 'closed':
        reject(new Error(`the table ended the connection: ${message.reason}`));
        break;
    }
  };

  /** Whoever sits before the dealer cuts: his number makes the pack together with the server's secret. */
  const cut = ({ promise: next, seats }: Company): void => {
    const cutter = next === null ? undefined : seats[next.cutter];
    if (next === null || next.cut || cutter?.type !== 'person' || cutFor === next.commitment) return;
    cutFor = next.commitment;
    ask({ do: 'cut', deal: next.deal, number: randomBytes(16).toString('hex') });
  };

  const move = ([first]: readonly string[]): void => {
    if (first !== undefined) say({ type: 'act', id: randomUUID(), move: first });
  };

  const leaveWith = (last: Company): void => {
    socket.close();
    resolve(last);
  };

  socket.addEventListener('open', () =>
    say({ type: 'enter', version: 1, code, token, game: null, last: null }),
  );
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
  socket.addEventListener('close', () => reject(new Error('the connection is lost')));
  return promise;
}
