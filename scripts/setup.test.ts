import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const npmThatInstalls = `
  import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
  mkdirSync('node_modules', { recursive: true });
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
`;
const lit = { version: '1.0.0', integrity: 'sha512-lit' };
const packages = { '': {}, 'packages/words': { version: '0.1.0' }, 'node_modules/lit': lit };
const elsewhere = process.platform === 'win32' ? 'linux' : 'win32';
const npmThatFails = "console.error('no such package'); process.exit(7);";

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'nain-jaune-clone-'));
  mkdirSync(join(clone, 'scripts'));
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(clone, 'scripts/setup.mjs'));
  write('package.json', '{ "type": "module" }');
  lock(packages);
  write('npm.js', npmThatInstalls);
});

afterEach(() => rmSync(clone, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(clone, file), text);
}

function lock(locked: object): void {
  write('package-lock.json', JSON.stringify({ packages: locked }));
}

/** Writes the list that npm writes after an installation. */
function install(installed: object): void {
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  const { '': _root, ...without }: Record<string, unknown> = { ...installed };
  write('node_modules/.package-lock.json', JSON.stringify({ packages: without }));
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
  it('runs npm ci', () => {
    expect(setUp().status).toBe(0);
    expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
  });

  it('does nothing if everything is installed', () => {
    setUp();
    expect(setUp().stdout).toBe('');
    expect(npmCalls()).toHaveLength(1);
  });

  it('installs again if the lockfile has changed or node_modules is missing', () => {
    setUp();
    lock({ ...packages, 'node_modules/lit': { ...lit, version: '1.0.1' } });
    setUp();
    rmSync(join(clone, 'node_modules'), { recursive: true });
    setUp();
    expect(npmCalls()).toHaveLength(3);
  });

  it('accepts an installation by npm ci without the optional packages of other systems', () => {
    const foreign = { version: '1.0.0', os: [elsewhere], optional: true };
    lock({ ...packages, 'node_modules/foreign': foreign });
    install(packages);
    setUp();
    expect(npmCalls()).toEqual([]);
  });

  it.each([
    ['another version of a package', { ...packages, 'node_modules/lit': { ...lit, version: '0.9.0' } }],
    ['another content of a package', { ...packages, 'node_modules/lit': { ...lit, integrity: 'sha512-x' } }],
    ['a missing package', { '': {}, 'packages/words': { version: '0.1.0' } }],
    ['a surplus package', { ...packages, 'node_modules/more': lit }],
  ])('installs again if node_modules has %s', (_what, installed) => {
    install(installed);
    setUp();
    expect(npmCalls()).toHaveLength(1);
  });

  it('installs again if node_modules has the binaries of another system', () => {
    const foreign = { version: '1.0.0', os: [elsewhere], optional: true };
    lock({ ...packages, 'node_modules/foreign': foreign });
    install({ ...packages, 'node_modules/foreign': foreign });
    setUp();
    expect(npmCalls()).toHaveLength(1);
  });

  it('prints an error if npm fails, and installs the next time', () => {
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
  it('may be TypeScript, gets its arguments, and returns its exit code', () => {
    write('script.ts', 'console.log((process.argv.slice(2) as string[]).join("+")); process.exitCode = 3;');
    const { status, stdout } = setUp('script.ts', 'one', 'two');
    expect(status).toBe(3);
    expect(stdout).toMatch(/one\+two\n$/);
  });
});
