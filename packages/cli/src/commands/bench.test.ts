import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ending, nain, start } from '../testing/nain.ts';

test('the speed is printed in words and as JSON', async () => {
  const args = [
    ...'bench --players 4 --deals 2000 --set continuing=compulsory announcing=automatic'.split(' '),
  ];
  expect((await nain(args)).out).toContain('2,000 deals in ');
  const { dealsPerSecond, cardsPerSecond, deals } = JSON.parse((await nain([...args, '--json'])).out);
  expect(deals).toBe(2000);
  expect(dealsPerSecond).toBeGreaterThan(1000);
  expect(cardsPerSecond).toBeGreaterThan(dealsPerSecond);
});

/** Writes to standard error when the process starts to listen for Ctrl-C. */
const REPORT_LISTENER = `data:text/javascript,process.on('newListener', (name) => name === 'SIGINT' && process.stderr.write('listening'))`;

test('Ctrl-C ends a benchmark', async () => {
  const child = start(['bench', '--deals', '1000000000'], { node: ['--import', REPORT_LISTENER] });
  const end = ending(child);
  await once(child.stderr as Readable, 'data');
  await setTimeout(500);
  child.kill('SIGINT');
  expect((await end).status).toBe(130);
});
