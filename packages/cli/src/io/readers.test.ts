import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { RULESETS } from '@nain-jaune/engine';
import { beforeAll, expect, test } from 'vitest';
import { nain, nainHere, testFolder } from '../testing/nain.ts';

const file = testFolder();
const RULES = JSON.stringify(RULESETS.famille);
let record = '';

beforeAll(async () => {
  const args = ['simulate', '--games', '1', '--deals', '1', '--players', '4', '--seed', '1', '--out', '-'];
  const { end: _, ...game } = JSON.parse((await nainHere(args)).out);
  const [{ result: __, ...deal }] = game.deals;
  const players = [{ name: 'Anne' }, ...game.players.slice(1)];
  record = JSON.stringify({ ...game, players, deals: [{ ...deal, moves: '' }] });
});

const READERS: readonly (readonly [string, () => string, readonly string[]])[] = [
  ['check', () => record, ['check']],
  ['analyse', () => record, ['analyse']],
  ['replay', () => record, ['replay']],
  ['play --resume', () => record, ['play', '--resume']],
  ['rules check', () => RULES, ['rules', 'check']],
  ['rules show', () => RULES, ['rules', 'show']],
];

test.each(READERS)('%s reads byte order marks and gzip', async (_, content, args) => {
  writeFileSync(file('bom'), `\ufeff${content()}\r\n`);
  writeFileSync(file('zipped'), gzipSync(readFileSync(file('bom'))));
  for (const name of ['bom', 'zipped']) {
    const { status } = await nain([...args, file(name)]);
    expect([name, status]).toEqual([name, 0]);
  }
});
