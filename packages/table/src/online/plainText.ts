/** Characters that would draw nothing, or draw what follows in another place. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of people as it is shown: without unseen characters, trimmed, and no longer than so many characters. */
export function plainText(text: string, most: number): string {
  const plain = text.replace(UNSEEN, ' ').trim();
  return [...plain].slice(0, most).join('').trim();
}
