/** A `localStorage` with some texts by key. */
export function storageOf(
  texts: Readonly<Record<string, string>> = {},
): Pick<Storage, 'getItem' | 'setItem'> {
  const saved = new Map(Object.entries(texts));
  return {
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, text) => void saved.set(key, text),
  };
}
