import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askNode } from './askNode.ts';
import { NodeAuth } from './nodeAuth.ts';

const ask = (node: string) =>
  askNode(node, new NodeAuth('secret'), '', { method: 'POST', path: '/api/tables' });

describe('a node that does not answer', () => {
  const listener = createServer((socket) => socket.once('data', () => socket.destroy()));
  let node: string;

  beforeEach(async () => {
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    node = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });

  afterEach(() => listener.close());

  it('is silent if it has received the request', async () => {
    expect(await ask(node)).toBe('silent');
  });

  it('is silent after five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    timeout.mockReturnValueOnce(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    expect(await ask(node)).toBe('silent');
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000);
    timeout.mockRestore();
  });

  it('is unreached if nothing listens at its address', async () => {
    listener.close();
    await once(listener, 'close');
    expect(await ask(node)).toBe('unreached');
  });
});
