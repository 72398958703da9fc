import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { allCommands, commandTree } from '../manual/commandTree.ts';
import { makeProgram } from '../program.ts';
import { nainHere, testFolder } from '../testing/nain.ts';
import { quietShell } from '../testing/quietShell.ts';

const file = testFolder();
const scripts = new Map<string, string>();

/** Returns the output of a program, or null if it is not installed. */
function outputOf(program: string, args: readonly string[], input = ''): string | null {
  const { error, stdout, stderr } = spawnSync(program, args, { cwd: file(), input, encoding: 'utf8' });
  if (error !== undefined) return null;
  expect(stderr).toBe('');
  return stdout;
}

beforeAll(async () => {
  writeFileSync(file('games.jsonl'), '');
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out } = await nainHere(['completion', shell]);
    scripts.set(shell, out);
    writeFileSync(file(`script.${shell}`), out);
  }
});

/** Returns the completions of the last word in bash. */
function inBash(...words: readonly string[]): string[] | null {
  const driver = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _nain; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ['--norc', '-c', driver, 'bash', file('script.bash'), 'nain', ...words];
  return outputOf('bash', args)?.trimEnd().split('\n') ?? null;
}

/** Returns the completions at the end of a line in fish. */
function inFish(line: string): string[] | null {
  const printed = outputOf('fish', [
    '-N',
    '-c',
    'source $argv[1]; complete -C $argv[2]',
    file('script.fish'),
    line,
  ]);
  return printed === null
    ? null
    : printed
        .trimEnd()
        .split('\n')
        .map((offer) => offer.split('\t')[0] ?? '');
}

test.each<readonly [words: readonly string[], offered: readonly string[]]>([
  [['sim'], ['simulate']],
  [['rules', 'e'], ['explain']],
  [['rules', 'explain', 'famille', 'nobody'], ['nobody-follows']],
  [['rules', 'show', 'lin'], ['lindor-1789']],
  [['simulate', '--rules', 'game'], ['games.jsonl']],
  [['simulate', '--lang', 'd'], ['de']],
  [['check', 'g'], ['games.jsonl']],
  [['arena', '--seats', 'o'], ['one']],
  [['completion', 'f'], ['fish']],
  [['play', '--pl'], ['--players']],
])('bash and fish complete nain %j to %j', (words, offered) => {
  expect(inBash(...words) ?? offered).toEqual(offered);
  expect(inFish(`nain ${words.join(' ')}`) ?? offered).toEqual(offered);
});

test('bash completes lists of bots and values after an equals sign', () => {
  expect(inBash('simulate', '--bots', 'lowest,lon') ?? ['lowest,longest']).toEqual(['lowest,longest']);
  expect(inBash('simulate', '--lang', '=', 'd') ?? ['de']).toEqual(['de']);
});

test('zsh parses its script', () => {
  expect(outputOf('zsh', ['-n', file('script.zsh')]) ?? '').toBe('');
});

test('completions and manual page have every command and option in every language', async () => {
  for (const lang of ['fr', 'en', 'de'] as const) {
    const tree = commandTree(makeProgram(await quietShell(lang)));
    const page = (await nainHere(['man', '--lang', lang])).out;
    for (const { path, options, children } of allCommands(tree)) {
      if (path !== '' && children.length === 0) expect(page).toContain(`.SS nain ${path}`);
      for (const { names, flags, summary } of options) {
        expect(page).toContain(`.B ${flags.replaceAll('-', '\\-')}\n`);
        expect(summary).not.toBe('');
        for (const name of names) {
          expect(scripts.get('bash')).toContain(name);
          expect(scripts.get('zsh')).toContain(name);
          expect(scripts.get('fish')).toContain(name.replace(/^--/, '-l ').replace(/^-(?=\w$)/, '-s '));
        }
      }
    }
  }
});

test('groff formats the manual page without warnings', async () => {
  const { out } = await nainHere(['man']);
  const page = outputOf('groff', ['-man', '-k', '-Tutf8', '-ww', '-P-cbou'], out);
  expect(page ?? 'EXIT STATUS').toContain('EXIT STATUS');
});

test('an unsupported shell is a usage error', async () => {
  expect(await nainHere(['completion', 'zish'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('it can be: bash, zsh, fish. Did you mean zsh?'),
  });
});
