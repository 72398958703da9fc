import { chooseLanguage, isLanguage, type Language } from '@nain-jaune/words';

/** Returns the value of `--lang`. It may be at any position, but not after `--`. */
function langOption(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const joined = options.findLast((arg) => arg.startsWith('--lang='));
  if (joined !== undefined) return joined.slice('--lang='.length);
  const index = options.lastIndexOf('--lang');
  return index < 0 ? undefined : options[index + 1];
}

/** Returns the language of `--lang`, else that of the environment, else English. */
export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const option = langOption(args);
  if (option !== undefined && isLanguage(option)) return option;
  return chooseLanguage([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '']);
}
