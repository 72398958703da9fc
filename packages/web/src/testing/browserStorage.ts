/** A `localStorage` that holds these texts, by their keys. */
export function storageOf(
  texts: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  };
}
