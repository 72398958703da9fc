import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOn, listenOnFreePort, makeServer, stopOnSignals } from './index.ts';
import { listenProblem } from './listen.ts';

let page: string;

beforeEach(async () => {
  page = await mkdtemp(join(tmpdir(), 'nain-jaune-page-'));
  await writeFile(join(page, 'index.html'), 'page');
});

afterEach(() => rm(page, { recursive: true }));

describe('a taken port', () => {
  it('is skipped in favour of the next free one', async () => {
    const [first, second] = [makeServer({ page }), makeServer({ page })];
    const taken = await listenOn(first, 0);
    const found = await listenOnFreePort(second, taken);
    const answer = await fetch(`http://localhost:${found}/`);
    expect(found).toBeGreaterThan(taken);
    expect(await answer.text()).toBe('page');
    await Promise.all([first.close(), second.close()]);
  });
});

it('at most 101 ports are tried, none above 65535', async () => {
  const inUse = Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
  const server = makeServer({ page });
  const listen = vi.spyOn(server, 'listen').mockRejectedValue(inUse);
  await expect(listenOnFreePort(server, 1760)).rejects.toThrow(/^Port 1860 of localhost is in use/);
  expect(listen).toHaveBeenCalledTimes(101);
  await expect(listenOnFreePort(server, 65_500)).rejects.toThrow(/^Port 65535 of localhost is in use/);
  await server.close();
});

it('the highest port, if it is taken, is named', async () => {
  const [first, second] = [makeServer({ page }), makeServer({ page })];
  // Another program may have it.
  await listenOn(first, 65_535).catch(() => {});
  await expect(listenOnFreePort(second, 65_535)).rejects.toThrow(/^Port 65535 of localhost is in use/);
  await Promise.all([first.close(), second.close()]);
});

describe('a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s stops the server cleanly, even when it comes twice',
    async (signal) => {
      const index = pathToFileURL(join(import.meta.dirname, 'index.ts')).href;
      const program = `
      import { listenOn, makeServer, stopOnSignals } from ${JSON.stringify(index)};
      const server = makeServer({ page: ${JSON.stringify(page)} });
      stopOnSignals(server, () => console.log('stopped'));
      console.log(await listenOn(server, 0));
    `;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
      const stdout: string[] = [];
      child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk.toString()));
      await once(child.stdout, 'data');
      child.kill(signal);
      child.kill(signal);
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
      expect(stdout.join('')).toContain('stopped');
    },
  );
});

it('connections that stay open are cut 3 s after a signal', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const cut = vi.fn();
  const server = { close: () => new Promise(() => {}), server: { closeAllConnections: cut } };
  const on = vi.spyOn(process, 'on').mockReturnThis();
  stopOnSignals(server as unknown as ReturnType<typeof makeServer>);
  on.mock.calls[0]?.[1]();
  vi.advanceTimersByTime(2999);
  expect(cut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(cut).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an address that cannot be used', () => {
  const wanted = { host: 'localhost', port: 80, hostVariable: 'HOST', portVariable: 'PORT' };

  it.each([
    ['EADDRINUSE', /Port 80 of localhost is in use .* set PORT to a free port/],
    ['EACCES', /does not let this user listen on port 80\. Set PORT to a port above 1023/],
    ['ENOTFOUND', /no address localhost\. Set HOST to/],
  ])('%s becomes an error that says what to change', (code, sentence) => {
    const error = Object.assign(new Error('listen'), { code });
    expect(listenProblem(error, wanted)).toMatchObject({
      message: expect.stringMatching(sentence),
      cause: error,
    });
  });

  it('for another reason keeps its error', () => {
    const error = new Error('something else');
    expect(listenProblem(error, wanted)).toBe(error);
  });
});
