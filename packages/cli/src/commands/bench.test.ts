import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ending, nain, start } from '../testing/nain.ts';

test('the speed is told in words and as JSON', async () => {
  const args = [
    'bench',
    '--players',
    '4',
    '--deals',
    '2000',
    '--set',
    'continuing=compulsory',
    'announcing=automatic',
  ];
  expect((await nain(args)).out).toContain('2,000 deals in ');
  const { dealsPerSecond, cardsPerSecond, deals } = JSON.parse((await nain([...args, '--json'])).out);
  expect(deals).toBe(2000);
  expect(dealsPerSecond).toBeGreaterThan(1000);
  expect(cardsPerSecond).toBeGreaterThan(dealsPerSecond);
});

/** Says so on standard error when the process begins to listen for Ctrl-C. */
const TELLING = `data:text/javascript,process.on('newListener', (name) => name === 'SIGINT' && process.stderr.write('listening'))`;

test('Ctrl-C ends it', async () => {
  const child = start(['bench', '--deals', '1000000000'], { node: ['--import', TELLING] });
  const end = ending(child);
  await once(child.stderr as Readable, 'data');
  await setTimeout(500);
  child.kill('SIGINT');
  expect((await end).status).toBe(130);
});
