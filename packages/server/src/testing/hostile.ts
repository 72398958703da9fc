import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { PROTOCOL_VERSION } from '@nain-jaune/protocol';
import { WebSocket } from 'ws';

/** `code` is that of an existing table. */
export interface Hostility {
  readonly messages: number;
  readonly seed: string;
  readonly code: string;
}

export interface Hostilities {
  readonly sent: number;
  readonly answered: number;
  readonly sockets: number;
}

const atOnce = 8;
const batch = 16;

/** Sends hostile messages over several connections at once, which are replaced when they end. */
export async function hostileMessages(
  port: number,
  { messages, seed, code }: Hostility,
): Promise<Hostilities> {
  const random = seededRandom(seed);
  const count = { sent: 0, answered: 0, sockets: 0 };
  const rage = async (): Promise<void> => {
    while (count.sent < messages) {
      count.sockets += 1;
      await oneSocket(
        port,
        () => {
          if (count.sent >= messages) return null;
          count.sent += 1;
          return message(random, code);
        },
        () => {
          count.answered += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, rage));
  return count;
}

function oneSocket(port: number, next: () => string | Buffer | null, answered: () => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false });
  const sendOn = (): void => {
    for (let index = 0; index < batch && socket.readyState === WebSocket.OPEN; index += 1) {
      const text = next();
      if (text === null) socket.terminate();
      else socket.send(text);
    }
    // The pong comes after the messages before the ping were handled.
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  };
  socket.on('pong', sendOn);
  socket.on('open', sendOn);
  socket.on('message', answered);
  // The end of a connection does not matter.
  socket.on('error', () => {});
  socket.on('close', () => resolve());
  return promise;
}

function message(random: Random, code: string): string | Buffer {
  const kinds = [honest, honest, mangled, mangled, nonsense, nested, hugeNumber, binary, pollution];
  // Oversized messages end the connection, so they must be rare.
  const kind = below(random, 40) === 0 ? oversized : pick(random, kinds);
  return kind(random, code);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)] as Item;
}

/** A valid message at an arbitrary time. */
function honest(random: Random, code: string): string {
  const id = String(below(random, 1000));
  const enter = { type: 'enter', version: PROTOCOL_VERSION, code, token: null, game: null, last: null };
  return JSON.stringify(
    pick(random, [
      { ...enter, game: below(random, 9) + 1, last: below(random, 2 ** 30) },
      { ...enter, token: 'x'.repeat(43) },
      { ...enter, code: 'bado-miku-ze' },
      { type: 'act', id, move: pick(random, ['7d', '7d!', '-', 'Kh']) },
      { type: 'deal', id },
      { type: 'start', id },
      { type: 'sit', id, seat: below(random, 12) },
      { type: 'leave', id },
      { type: 'remove', id, member: 1 + below(random, 5) },
      { type: 'report', id, member: 1 + below(random, 5) },
      { type: 'write', id, text: 'x'.repeat(below(random, 300)) },
      { type: 'rename', id, name: pick(random, ['\u3164', '\u202eenna', 'Anne', 'x'.repeat(2000)]) },
      { type: 'cut', id, deal: below(random, 5), number: 'f'.repeat(32) },
      {
        type: 'seat-bot',
        id,
        seat: below(random, 9),
        bot: pick(random, ['constructor', '__proto__', 'toString', 'expert']),
      },
    ]),
  );
}

/** A valid message with a few characters changed, lost or doubled. */
function mangled(random: Random, code: string): string {
  const text = [...honest(random, code)];
  for (let times = 1 + below(random, 4); times > 0; times -= 1) {
    const put = pick(random, ['', '"', '{', '}', '\\', '\u0000', '\ud800', '9', 'e', ',', '💥']);
    text.splice(below(random, text.length), below(random, 3), put);
  }
  return text.join('');
}

function nonsense(random: Random): string {
  return pick(random, [
    '',
    ' ',
    'null',
    'true',
    '0',
    '[]',
    '{}',
    '"',
    'NaN',
    '{"type":null}',
    'GET / HTTP/1.1\r\n\r\n',
  ]);
}

function nested(random: Random): string {
  const depth = below(random, 8000);
  return pick(random, ['[', '{"a":']).repeat(depth / 2);
}

function hugeNumber(random: Random): string {
  const number = pick(random, ['1e999', '-1', '0.5', '9007199254740993', `1${'0'.repeat(400)}`]);
  return `{"type":"enter","version":1,"code":"bado-miku-ze","token":null,"game":${number},"last":${number}}`;
}

function oversized(random: Random): string {
  return JSON.stringify({ type: 'act', id: 'x'.repeat(15_000 + below(random, 4000)), move: '7d' });
}

function binary(random: Random): Buffer {
  return Buffer.from(Array.from({ length: below(random, 64) }, () => below(random, 256)));
}

function pollution(random: Random): string {
  return pick(random, [
    '{"__proto__":{"type":"enter"},"type":"act","id":"1","move":"7d"}',
    '{"type":"ask","id":"1","ask":{"do":"__proto__"}}',
    '{"type":"constructor"}',
    '{"type":"ask","id":"__proto__","ask":{"do":"rename","name":"__proto__"}}',
  ]);
}
