import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const npmThatInstalls = `
  import { appendFileSync, mkdirSync } from 'node:fs';
  mkdirSync('node_modules', { recursive: true });
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
`;
const npmThatFails = "console.error('no such package'); process.exit(7);";

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'nain-jaune-clone-'));
  mkdirSync(join(clone, 'scripts'));
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(clone, 'scripts/setup.mjs'));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('npm.js', npmThatInstalls);
});

afterEach(() => rmSync(clone, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(clone, file), text);
}

function setUp(...scriptAndArguments: readonly string[]) {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
  const setup = join(clone, 'scripts/setup.mjs');
  return spawnSync(process.execPath, [setup, ...scriptAndArguments], {
    env,
    encoding: 'utf8',
    cwd: tmpdir(),
  });
}

function npmCalls(): readonly string[] {
  const file = join(clone, 'npm-calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

describe('setting up', () => {
  it('installs what the lockfile says, exactly', () => {
    expect(setUp().status).toBe(0);
    expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
  });

  it('does nothing when all is there', () => {
    setUp();
    expect(setUp().stdout).toBe('');
    expect(npmCalls()).toHaveLength(1);
  });

  it('installs anew when the lockfile has changed, or node_modules is gone', () => {
    setUp();
    write('package-lock.json', '{ "changed": true }');
    setUp();
    rmSync(join(clone, 'node_modules'), { recursive: true });
    setUp();
    expect(npmCalls()).toHaveLength(3);
  });

  it('ends with a sentence, and begins anew the next time, when npm fails', () => {
    write('npm.js', npmThatFails);
    const failed = setUp('script.ts');
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('no such package');
    expect(failed.stderr).toContain('The packages could not be installed');
    write('npm.js', npmThatInstalls);
    expect(setUp().status).toBe(0);
  });
});

describe('the script after setting up', () => {
  it('is TypeScript, gets its arguments, and gives its exit code', () => {
    write('script.ts', 'console.log((process.argv.slice(2) as string[]).join("+")); process.exitCode = 3;');
    const { status, stdout } = setUp('script.ts', 'one', 'two');
    expect(status).toBe(3);
    expect(stdout).toMatch(/one\+two\n$/);
  });
});
