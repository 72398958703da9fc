import type { OnlineWords } from '@nain-jaune/words';

/** Why something asked of the company was refused, in words; what has none of its own is not possible now. */
export function refusalText(code: string, { refusals }: OnlineWords): string {
  const sentences: Readonly<Record<string, string>> = refusals;
  return sentences[code] ?? refusals['not-now'];
}
