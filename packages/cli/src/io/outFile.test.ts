import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutFile, writeFileAtomically } from './outFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file has its name only after finish', () => {
  const out = OutFile.create(join(folder, 'games'));
  out.write('one\n');
  expect(readdirSync(folder)).not.toContain('games');
  out.finish();
  expect(readFileSync(join(folder, 'games'), 'utf8')).toBe('one\n');
  expect(readdirSync(folder)).toEqual(['games']);
});

test('discard deletes the new file and leaves an older one', () => {
  writeFileSync(join(folder, 'games'), 'old');
  const out = OutFile.create(join(folder, 'games'));
  out.write('one\n');
  out.discard();
  expect(readdirSync(folder)).toEqual(['games']);
  expect(readFileSync(join(folder, 'games'), 'utf8')).toBe('old');
});

test('a symbolic link stays and its target is replaced', () => {
  writeFileSync(join(folder, 'games'), 'old');
  symlinkSync(join(folder, 'games'), join(folder, 'link'));
  writeFileAtomically(join(folder, 'link'), 'new');
  expect(readFileSync(join(folder, 'games'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['games', 'link']);
});

test('a folder is refused', () => {
  expect(() => OutFile.create(folder)).toThrow('EISDIR');
});

test('a device is written to and not replaced', () => {
  writeFileAtomically('/dev/null', 'new');
  expect(readdirSync('/dev')).not.toContain(`null.${process.pid}.unfinished`);
});
