import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript, testsOfScope } from './runners.ts';
import { folderOf } from './workspace.ts';

describe('a test program', () => {
  let folder: string;
  let script: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nain-jaune-script-'));
    script = join(folder, 'script.mjs');
    writeFileSync(
      script,
      "console.log('status', process.argv[2]); process.exitCode = Number(process.argv[2]);",
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('counts as one passed test if it exits with status 0, and its output is the summary', async () => {
    expect(await runScript(script, 0)).toMatchObject({ ok: true, passed: 1, summary: '  status 0' });
  });

  it('has failed if it exits with another status', async () => {
    expect(await runScript(script, 3)).toMatchObject({ ok: false, passed: 0, output: 'status 3\n' });
  });
});

describe('unit tests that depend on the scope', () => {
  const folder = folderOf('@nain-jaune/server');
  const found = testsOfScope(folder);

  it.each(['src/http/hostile.test.ts', 'src/proofs/backup.test.ts', 'src/store/tables.test.ts'])(
    'name it, have the tag or a helper that has it: %s',
    (file) => expect(found).toContain(join(folder, file)),
  );

  it('are not all', () => {
    expect(found).not.toContain(join(folder, 'src/http/hostGuard.test.ts'));
  });
});
