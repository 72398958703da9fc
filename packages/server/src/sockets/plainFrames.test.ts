import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { textOf } from './hear.ts';
import { PlainFrames } from './plainFrames.ts';

const longest = 300;
const room = Buffer.alloc(longest);
/** A whole text, a part of one, a whole binary message, the rest of a message, its end, a close, a ping, a pong, and what there is not. */
const kinds = [0x81, 0x01, 0x82, 0x00, 0x80, 0x88, 0x89, 0x8a, 0xc1, 0x83, 0x09];

/** A frame as a client, well-behaved or not, sends it. */
interface Sent {
  readonly kind: number;
  readonly body: Buffer;
  readonly isMasked: boolean;
  /** Whether its length is written in two bytes though one would do. */
  readonly isLengthLong: boolean;
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('x'.repeat(longest)));
const anyBody = fc.oneof(
  anyText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: longest + 20 }).map((bytes) => Buffer.from(bytes)),
);
const anyFrame: fc.Arbitrary<Sent> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0x81) },
    { weight: 1, arbitrary: fc.constantFrom(0x89, 0x8a) },
    { weight: 1, arbitrary: fc.constantFrom(...kinds) },
  ),
  body: anyBody,
  isMasked: fc.oneof({ weight: 30, arbitrary: fc.constant(true) }, fc.constant(false)),
  isLengthLong: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});
/** The lengths of the chunks that come one after the other. Many hold whole frames, for few frames are that short. */
const anyCuts = fc.array(fc.nat({ max: 700 }), { maxLength: 8 });

test('a client is heard as ws alone hears it, whatever he sends and however it is cut into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyFrame, { maxLength: 12 }),
      anyCuts,
      fc.boolean(),
      async (frames, cuts, isByFrame) => {
        const bytes = frames.map(frameOf);
        const chunks = isByFrame ? bytes : cut(Buffer.concat(bytes), cuts);
        expect(await heardOf(chunks, true)).toEqual(await heardOf(chunks, false));
      },
    ),
    { numRuns: inScope({ quick: 300, all: 1500 }) },
  );
});

test('plain texts are heard without ws, which hears what is not plain and all that follows', async () => {
  const plain = { kind: 0x81, body: Buffer.from('{"type":"act"}'), isMasked: true, isLengthLong: false };
  const { stream, client } = connect(true);
  const ofWs = connect(false).stream.listeners('data');
  expect(stream.listeners('data')).not.toEqual(ofWs);
  await say(client, [frameOf(plain)]);
  expect(stream.listeners('data')).not.toEqual(ofWs);
  await say(client, [frameOf({ ...plain, body: Buffer.from('é') })]);
  expect(stream.listeners('data')).toEqual(ofWs);
});

test('where somebody else listens to a stream, ws goes on hearing it', () => {
  const { stream } = connect(false);
  stream.on('data', () => {});
  const before = stream.listeners('data');
  PlainFrames.listen(stream, room, () => {});
  expect(stream.listeners('data')).toEqual(before);
});

function frameOf({ kind, body, isMasked, isLengthLong }: Sent): Buffer {
  const mask = isMasked ? [0x9a, 0x01, 0x7f, 0xf0] : [];
  const isLong = isLengthLong || body.length > 125;
  const length = isLong ? [126, body.length >> 8, body.length & 0xff] : [body.length];
  const head = [kind, (length[0] ?? 0) | (isMasked ? 0x80 : 0), ...length.slice(1), ...mask];
  return Buffer.concat([Buffer.from(head), body.map((byte, place) => byte ^ (mask[place & 3] ?? 0))]);
}

function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let rest = bytes;
  for (const length of [...lengths, bytes.length]) {
    chunks.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return chunks.filter(({ length }) => length > 0);
}

/** All that is heard of a client who sends these chunks and then goes, and what he is answered. */
async function heardOf(chunks: readonly Buffer[], isShort: boolean): Promise<readonly string[]> {
  const { client, heard, socket } = connect(isShort);
  const answered: Buffer[] = [];
  client.on('data', (chunk: Buffer) => answered.push(chunk));
  const gone = new Promise((resolve) => socket.on('close', resolve));
  await say(client, chunks);
  client.end();
  await gone;
  return [...heard, `answered ${Buffer.concat(answered).toString('hex')}`];
}

/** Lets a client send, each chunk after the one before has been heard. */
async function say(client: Duplex, chunks: readonly Buffer[]): Promise<void> {
  for (const chunk of chunks) {
    // Whoever was sent away may not write any more. It is a copy that is sent: `ws` unmasks what it is given where it lies.
    if (client.writable) client.write(Buffer.from(chunk));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function connect(isShort: boolean): { client: Duplex; stream: Duplex; socket: WebSocket; heard: string[] } {
  const [client, stream] = duplexPair();
  const heard: string[] = [];
  const server = new WebSocketServer({ noServer: true, maxPayload: longest, perMessageDeflate: false });
  const headers = {
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers });
  const sockets: WebSocket[] = [];
  server.handleUpgrade(request, stream, Buffer.alloc(0), (socket) => sockets.push(socket));
  const [socket] = sockets;
  if (socket === undefined) throw new Error('ws takes a connection at once');
  if (isShort) PlainFrames.listen(stream, room, (text) => heard.push(`said ${text}`));
  socket.on('message', (said, isBinary) => heard.push(`${isBinary ? 'sent' : 'said'} ${textOf(said)}`));
  for (const type of ['ping', 'pong'] as const)
    socket.on(type, (body) => heard.push(`${type} ${body.toString('hex')}`));
  socket.on('error', ({ message }) => heard.push(`error ${message}`));
  socket.on('close', (code, reason) => heard.push(`close ${code} ${reason.toString('hex')}`));
  return { client, stream, heard, socket };
}
