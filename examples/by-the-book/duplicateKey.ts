/** The check that no object of a JSON text has a key twice: a key that stands twice is refused. */

/** A string with the colon after it if it is a key, or the beginning or end of an object. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g;

/** Returns the first key that stands twice in an object of a valid JSON text, or null. */
export function duplicateKey(text: string): string | null {
  const keysOfOpen: Set<string>[] = [];
  for (const [token, string, colon] of text.matchAll(TOKEN)) {
    if (token === '{') {
      keysOfOpen.push(new Set());
    } else if (token === '}') {
      keysOfOpen.pop();
    } else if (string !== undefined && colon !== undefined) {
      const key = String(JSON.parse(string)); // written as "a" or as "\u0061"
      const keys = keysOfOpen.at(-1);
      if (keys?.has(key)) {
        return key;
      }
      keys?.add(key);
    }
  }
  return null;
}
