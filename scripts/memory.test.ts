import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesBehind, filesBehindBrowserTests, memoryFolder, unlessUnchanged } from './memory.ts';

const NAME = `test-${process.pid}`;
const before = ['package.json'];
const after = ['package.json', 'README.md'];
const passing = vi.fn(async () => ({ ok: true, output: '' }));

afterEach(() => {
  rmSync(join(memoryFolder, NAME), { force: true });
  passing.mockClear();
});

describe('a step', () => {
  it('that has passed is run again only with other files', async () => {
    await unlessUnchanged(NAME, before, passing);
    expect(await unlessUnchanged(NAME, before, passing)).toMatchObject({ ok: true, unchanged: [NAME] });
    expect(passing).toHaveBeenCalledTimes(1);
    expect((await unlessUnchanged(NAME, after, passing)).unchanged).toBeUndefined();
    expect(passing).toHaveBeenCalledTimes(2);
  });

  it('that has failed is run again, even if it passed before with other files', async () => {
    await unlessUnchanged(NAME, before, passing);
    await unlessUnchanged(NAME, after, async () => ({ ok: false, output: '' }));
    await unlessUnchanged(NAME, after, passing);
    expect(passing).toHaveBeenCalledTimes(2);
  });
});

describe('the unit tests of a package read', () => {
  const bots = filesBehind('packages/bots');

  it.each(['packages/bots/package.json', 'packages/engine/golden/debts.txt', 'package-lock.json'])(
    'its files, those of packages that it imports, and what belongs to none: %s',
    (file) => expect(bots).toContain(file),
  );

  it.each(['packages/web/src/main.ts', 'docs/protocol.md', 'README.md', 'e2e/serve.ts'])(
    'nothing else: %s',
    (file) => expect(bots).not.toContain(file),
  );

  it.each([
    ['protocol', 'docs/protocol.md'],
    ['same-cards', 'e2e/golden/daily.txt'],
    ['server', '.env.example'],
    ['server', 'packages/cli/src/run.ts'],
    ['server', 'packages/judge/src/answer.ts'],
  ])('what a file of %s names, with its package: %s', (name, file) => {
    expect(filesBehind(`packages/${name}`)).toContain(file);
  });
});

describe('the browser tests read', () => {
  it('page, server, proxies and themselves, but no unit tests', () => {
    const files = filesBehindBrowserTests();
    for (const file of ['web/src/main.ts', 'server/src/main.ts']) expect(files).toContain(`packages/${file}`);
    expect(files).toContain('e2e/judge.spec.ts');
    expect(files.filter((file) => file.startsWith('deploy/'))).not.toEqual([]);
    expect(files).not.toContain('scripts/memory.test.ts');
  });
});
