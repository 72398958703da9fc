import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line from browsers to a server that can be cut, as if the network or the server were gone. */
export interface Line {
  readonly address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(server: string): Promise<Line> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const behind = connect(Number(port), hostname);
    for (const [one, other] of [
      [browser, behind],
      [behind, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      const closed = once(proxy, 'close');
      proxy.close();
      destroyAll();
      await closed;
    },
  };
}
