import { chooseLanguage, isLanguage, type Language } from '@nain-jaune/words';

/**
 * The language that is asked for with `--lang`, wherever it stands; `undefined` where it is not asked for.
 */
function askedLanguage(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const joined = options.findLast((arg) => arg.startsWith('--lang='));
  if (joined !== undefined) return joined.slice('--lang='.length);
  const place = options.lastIndexOf('--lang');
  return place < 0 ? undefined : options[place + 1];
}

/**
 * The language of a command: the one asked for, else the user's own where it is one of the game's, else
 * English.
 */
export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = askedLanguage(args);
  if (asked !== undefined && isLanguage(asked)) return asked;
  return chooseLanguage([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '']);
}
