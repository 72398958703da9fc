import { globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseCardText } from '@nain-jaune/engine';
import type { Words } from '../packages/words/src/words.ts';
import { root } from './workspace.ts';

/** What the registry tells of a language without its words being loaded. */
export interface Listed {
  /** Its ISO 639 code, which is the name of its file and of what the file exports. */
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  /** What stands on its ace, jack, queen and king. */
  readonly letters: readonly string[];
}

/** The language of the game's source, and the one for somebody of whom nothing is known. */
const FIRST = ['fr', 'en'];
const LETTERED = ['Ad', 'Jd', 'Qd', 'Kd'].map((text) => parseCardText(text)!);
const WRITTEN =
  '// Written by scripts/languages.ts from the files in languages/: change those, and not this one.';

/** Writes down which languages the words of a repository have: a file in `languages/` is all that one needs. */
export async function listLanguages(repository: string): Promise<void> {
  const words = join(repository, 'packages/words/src');
  const languages = await readLanguages(join(words, 'languages'));
  writeFileSync(join(words, 'registry.ts'), registryOf(languages));
  writeFileSync(join(words, 'everyLanguage.ts'), everyLanguageOf(languages));
}

/** The languages of a folder, in the order in which they are offered. Rejects where a file is no language. */
export async function readLanguages(folder: string): Promise<readonly Listed[]> {
  const codes = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'));
  const others = codes.filter((code) => !FIRST.includes(code)).sort();
  return Promise.all([...FIRST, ...others].map((code) => readLanguage(folder, code)));
}

async function readLanguage(folder: string, code: string): Promise<Listed> {
  const file = join(folder, `${code}.ts`);
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`${file}: a language is named by two or three letters`);
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Words | undefined>>;
  const words = exported[code];
  if (words?.language !== code) throw new Error(`${file}: it exports no ${code} whose language is '${code}'`);
  return { code, name: words.languageName, letters: LETTERED.map(words.rankSign) };
}

/** The source of the registry: what is known of every language, and what loads it. */
export function registryOf(languages: readonly Listed[]): string {
  return `${WRITTEN}
import type { Words } from './words.ts';

/** The languages by their ISO 639 codes, the source's own first, each with its own name for itself. */
export const LANGUAGE_NAMES = {
${lines(languages, ({ code, name }) => `${code}: ${quoted(name)}`)}
} as const;

/** A language by its ISO 639 code. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** What stands on the ace, the jack, the queen and the king of each language. */
export const RANK_LETTERS: Readonly<Record<Language, readonly string[]>> = {
${lines(languages, ({ code, letters }) => `${code}: [${letters.map(quoted).join(', ')}]`)}
};

/** What loads everything that is said in each language. */
export const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
${lines(languages, ({ code }) => `${code}: async () => (await import('./languages/${code}.ts')).${code}`)}
};
`;
}

/** The source of what has all languages at hand, for those who need not load them one by one. */
export function everyLanguageOf(languages: readonly Listed[]): string {
  const imports = languages.map(({ code }) => `import { ${code} } from './languages/${code}.ts';\n`).sort();
  return `${WRITTEN}
${imports.join('')}import type { Language } from './registry.ts';
import type { Words } from './words.ts';

/** Everything that is said in each language. */
export const EVERY_LANGUAGE: Readonly<Record<Language, Words>> = {
${lines(languages, ({ code }) => code)}
};
`;
}

function lines(languages: readonly Listed[], line: (language: Listed) => string): string {
  return languages.map((language) => `  ${line(language)},`).join('\n');
}

/** A text as the formatter quotes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

if (import.meta.main) await listLanguages(root);
