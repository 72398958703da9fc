import type { OnlineWords } from '@nain-jaune/words';

/** Why a command was refused, in words. */
export function refusalText(code: string, { refusals }: OnlineWords): string {
  const sentences: Readonly<Record<string, string>> = refusals;
  return sentences[code] ?? refusals['not-now'];
}
