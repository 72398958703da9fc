import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyLanguageOf, readLanguages, registryOf } from './languages.ts';
import { commandFile, root } from './workspace.ts';

const WORDS = 'packages/words/src';
/** A language as somebody would begin one: a file that leans on another. */
const FAROESE = `import { makeGrammar } from '../grammar.ts';
import type { Words } from '../words.ts';
import { en } from './en.ts';

const { count } = makeGrammar('fo');
const letters: Readonly<Record<string, string>> = { J: 'N', Q: 'D' };

/** Everything that is said in Faroese. */
export const fo: Words = {
  ...en,
  language: 'fo',
  languageName: 'Føroyskt',
  rankSign: (card) => letters[en.rankSign(card)] ?? en.rankSign(card),
  interface: { ...en.interface, countersCount: (some) => count(some, 'peningur', 'peningar') },
  chapters: {
    ...en.chapters,
    print: async () => ({ ...(await en.chapters.print()), title: 'Prenta borðið' }),
  },
};
`;

it('the registry that is kept is the one of the files', async () => {
  const languages = await readLanguages(join(root, WORDS, 'languages'));
  const kept = (file: string) => readFileSync(join(root, WORDS, file), 'utf8');
  expect(registryOf(languages)).toBe(kept('registry.ts'));
  expect(everyLanguageOf(languages)).toBe(kept('everyLanguage.ts'));
});

describe('a language that is one more file', () => {
  let clone: string;

  function run(file: string, ...given: readonly string[]) {
    return spawnSync(process.execPath, [file, ...given], { cwd: clone, encoding: 'utf8' });
  }

  function formatted(file: string, source: string): string {
    const biome = commandFile('@biomejs/biome', 'biome');
    const given = [biome, 'format', `--stdin-file-path=${file}`];
    return spawnSync(process.execPath, given, { cwd: root, encoding: 'utf8', input: source }).stdout;
  }

  function evaluate(source: string) {
    return run('--input-type=module', '--eval', source).stdout.trimEnd();
  }

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'nain-jaune-languages-'));
    for (const part of ['package.json', 'tsconfig.base.json', 'scripts', 'packages/words'])
      cpSync(join(root, part), join(clone, part), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
    writeFileSync(join(clone, WORDS, 'languages/fo.ts'), FAROESE);
    expect(run('scripts/languages.ts')).toMatchObject({ status: 0, stderr: '' });
  });

  afterAll(() => rmSync(clone, { recursive: true }));

  it('passes the compiler and the formatter, with what is written of it', () => {
    const tsc = run(commandFile('@typescript/native', 'tsc'), '--project', 'packages/words/tsconfig.json');
    expect(tsc).toMatchObject({ status: 0, stdout: '' });
    for (const file of ['registry.ts', 'everyLanguage.ts']) {
      const written = readFileSync(join(clone, WORDS, file), 'utf8');
      expect(formatted(join(WORDS, file), written)).toBe(written);
    }
  });

  it('is offered, chosen by who prefers it, and loaded with its words', () => {
    const told = evaluate(`
      import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, RANK_LETTERS, words } from './${WORDS}/index.ts';
      import { loadWords } from './${WORDS}/load.ts';
      const chosen = chooseLanguage(['fo-DK', 'de']);
      const faroese = await loadWords(chosen);
      const { title } = await faroese.chapters.print();
      const { rulesInWords } = await faroese.chapters.rules();
      console.log(JSON.stringify([
        LANGUAGES.includes('fo'), LANGUAGE_NAMES.fo, RANK_LETTERS.fo, faroese === words('fo'),
        faroese.interface.countersCount(1), faroese.interface.countersCount(2), title, typeof rulesInWords,
      ]));
    `);
    expect(JSON.parse(told)).toEqual([
      true,
      'Føroyskt',
      ['A', 'N', 'D', 'K'],
      true,
      '1 peningur',
      '2 peningar',
      'Prenta borðið',
      'function',
    ]);
  });

  it('is gone with its file', () => {
    rmSync(join(clone, WORDS, 'languages/fo.ts'));
    expect(run('scripts/languages.ts').status).toBe(0);
    for (const file of ['registry.ts', 'everyLanguage.ts'])
      expect(readFileSync(join(clone, WORDS, file), 'utf8')).toBe(
        readFileSync(join(root, WORDS, file), 'utf8'),
      );
  });

  it.each([
    ['pt-br', "export const pt = { language: 'pt' };", 'two or three letters'],
    ['nl', "export const dutch = { language: 'nl' };", 'no nl'],
    ['nl', "export const nl = { language: 'de' };", 'no nl'],
  ])('is refused where the file %s.ts has %s', (code, source, complaint) => {
    const file = join(clone, WORDS, `languages/${code}.ts`);
    writeFileSync(file, source);
    const { status, stderr } = run('scripts/languages.ts');
    expect(status).toBe(1);
    expect(stderr).toContain(complaint);
    rmSync(file);
  });
});
