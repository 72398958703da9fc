import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { RULESETS } from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import { beforeAll, expect, test } from 'vitest';
import { nain, testFolder } from '../testing/nain.ts';

const file = testFolder();
const RULES = JSON.stringify(RULESETS.famille);
let record = '';

beforeAll(async () => {
  const args = ['simulate', '--games', '1', '--deals', '1', '--players', '4', '--seed', '1', '--out', '-'];
  const { end: _, ...game } = JSON.parse((await nain(args)).out);
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

test.each(inScope({ quick: READERS.slice(0, 3), all: READERS }))(
  '%s reads byte order marks and gzip',
  async (_, content, args) => {
    writeFileSync(file('bom'), `\ufeff${content()}\r\n`);
    writeFileSync(file('zipped'), gzipSync(readFileSync(file('bom'))));
    for (const name of ['bom', 'zipped']) {
      const { status } = await nain([...args, file(name)]);
      expect([name, status]).toEqual([name, 0]);
    }
  },
);

test.each([
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd, 0x24, 0x00]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['bzip2', [...Buffer.from('BZh91AY&SY')]],
  ['zip', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
] as const)('a file compressed with %s is named once', async (format, bytes) => {
  writeFileSync(file('packed'), Buffer.from([...bytes, ...Buffer.from('\n\xff\n\0\n')]));
  for (const [, , args] of READERS) {
    const { status, out, err } = await nain([...args, file('packed')]);
    expect([args, status, `${out}${err}`.trim()]).toEqual([
      args,
      2,
      `${file('packed')} is compressed with ${format}: decompress it first.`,
    ]);
  }
});
