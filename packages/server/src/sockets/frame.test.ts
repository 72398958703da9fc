import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000];

test('a client reads frames of every length as the texts that they were made of', async () => {
  const texts = [
    ...lengths.map((length) => 'x'.repeat(length)),
    ...lengths.map((length) => 'é'.repeat(length)),
    'bête, dü, 💥',
    '\u0000\u007f\u0080\u00ff\u0100',
  ];
  expect(await readThroughSocket(texts)).toEqual(texts);
});

/** What a client reads where a server writes these texts as frames. */
async function readThroughSocket(texts: readonly string[]): Promise<readonly string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (_socket, request) => {
    for (const text of texts) request.socket.write(textFrame(text), 'latin1');
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const read: string[] = [];
  client.on('message', (said) => {
    read.push(said.toString());
    if (read.length === texts.length) client.close();
  });
  await once(client, 'close');
  server.close();
  return read;
}
