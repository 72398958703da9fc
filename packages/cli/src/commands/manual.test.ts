import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inScope } from '@nain-jaune/engine/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { allCommands, commandTree } from '../manual/commandTree.ts';
import { COMPLETED_SHELLS, type CompletedShell } from '../manual/completion.ts';
import { makeProgram } from '../program.ts';
import { nain, testFolder } from '../testing/nain.ts';
import { quietShell } from '../testing/quietShell.ts';

const file = testFolder();
const scripts = new Map<string, string>();

/** Returns the output of a program, or null if it is not installed. */
function outputOf(program: string, args: readonly string[], input = ''): string | null {
  const { error, stdout, stderr } = spawnSync(program, args, {
    cwd: file(),
    input,
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') return null;
  expect(error).toBeUndefined();
  expect(stderr).toBe('');
  return stdout;
}

beforeAll(async () => {
  writeFileSync(file('games.jsonl'), '');
  for (const shell of COMPLETED_SHELLS) {
    const { out } = await nain(['completion', shell]);
    scripts.set(shell, out);
    writeFileSync(file(`script.${shell}`), out);
  }
});

/** Returns the line after its last word was completed in bash. */
const BASH = `source ./script.bash; COMP_WORDS=($1); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _nain
  printf '%s' "\${1% *} \${COMPREPLY[*]}"`;

/** Types the line and a tab in an interactive zsh. Completion of files calls a program, as that of zsh may. */
const ZSH = `zmodload zsh/zpty
  zpty shell 'PS1= TERM=dumb zsh -f -i'
  zpty -w shell 'unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; source ./script.zsh; show() { zle -I; print -r -- "@$BUFFER@" }; zle -N show; bindkey "^X" show; bindkey "^I" complete-word; _files() { compadd -- $(ls) }; print rea""dy'
  zpty -r shell out '*ready*'
  zpty -w -n shell "$1"$'\\t\\x18'
  zpty -r shell out '*@*@*'
  print -rn -- \${\${out#*@}%%@*}
  zpty -d shell`;

const FISH = `source ./script.fish
  printf '%s %s' (string replace -r ' [^ ]*$' '' -- $argv[1]) (complete -C $argv[1] | string split -f1 \\t)`;

type Completion = readonly [typed: string, completed: string];

const COMPLETIONS: readonly Completion[] = [
  ['nain sim', 'nain simulate'],
  ['nain rules e', 'nain rules explain'],
  ['nain rules explain famille nobody', 'nain rules explain famille nobody-follows'],
  ['nain rules show lin', 'nain rules show lindor-1789'],
  ['nain simulate --rules game', 'nain simulate --rules games.jsonl'],
  ['nain simulate --lang d', 'nain simulate --lang de'],
  ['nain check g', 'nain check games.jsonl'],
  ['nain arena --seats o', 'nain arena --seats one'],
  ['nain completion f', 'nain completion fish'],
  ['nain play --pl', 'nain play --players'],
];

const LIST: Completion = ['nain simulate --bots lowest,lon', 'nain simulate --bots lowest,longest'];
/** Bash splits a word at an equals sign. */
const EQUALS: Completion = ['nain simulate --lang = d', 'nain simulate --lang = de'];

interface Program {
  readonly args: readonly string[];
  readonly completions: readonly Completion[];
}

/** How each shell completes a line. */
const PROGRAMS: Readonly<Record<CompletedShell, Program>> = {
  bash: { args: ['--norc', '-c', BASH, 'bash'], completions: [...COMPLETIONS, LIST, EQUALS] },
  zsh: { args: ['-f', '-c', ZSH, 'zsh'], completions: [...COMPLETIONS, LIST] },
  fish: { args: ['-N', '-c', FISH], completions: COMPLETIONS },
};

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).error === undefined;
const INSTALLED = COMPLETED_SHELLS.filter(isInstalled);
const MISSING = COMPLETED_SHELLS.filter((shell) => !INSTALLED.includes(shell));

describe.each(INSTALLED)(`in %s (not installed: ${MISSING.join(', ') || 'none'})`, (shell) => {
  const { args, completions } = PROGRAMS[shell];
  // Each starts a shell, which takes zsh two seconds.
  test.each(inScope({ quick: completions.slice(0, 2), all: completions }))(
    '%s is completed',
    (typed, completed) => {
      expect(outputOf(shell, [...args, typed])?.trimEnd()).toBe(completed);
    },
  );
});

test('completions and manual page have every command and option in every language', async () => {
  for (const lang of ['fr', 'en', 'de'] as const) {
    const tree = commandTree(await makeProgram(await quietShell(lang)));
    const page = (await nain(['man', '--lang', lang])).out;
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
  const { out } = await nain(['man']);
  const page = outputOf('groff', ['-man', '-k', '-Tutf8', '-ww', '-P-cbou'], out);
  expect(page ?? 'EXIT STATUS').toContain('EXIT STATUS');
});

test('an unsupported shell is a usage error', async () => {
  expect(await nain(['completion', 'zish'])).toMatchObject({
    status: 2,
    err: expect.stringContaining('it can be: bash, zsh, fish. Did you mean zsh?'),
  });
});
