import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Liveness } from './socket.ts';

it('pings a socket after a round of silence, and expects an answer within the next one', () => {
  const ping = vi.fn();
  const liveness = new Liveness();
  const check = () => liveness.check({ ping } as unknown as WebSocket);
  for (let round = 1; round <= 3; round += 1) {
    liveness.received();
    expect(check()).toBe(true);
  }
  expect(ping).not.toHaveBeenCalled();
  expect(check()).toBe(true);
  expect(ping).toHaveBeenCalledOnce();
  liveness.received();
  expect([check(), check(), check()]).toEqual([true, true, false]);
});
