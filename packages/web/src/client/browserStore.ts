/** A text kept by the browser under a key, or null where there is none or the browser keeps nothing. */
function keptText(key: string): string | null {
  try {
    return localStorage.getItem(`nain-jaune.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, where the browser allows it. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(`nain-jaune.${key}`, text);
  } catch {
    // A browser that keeps nothing is still one to play in.
  }
}

/** What was kept as JSON under a key, as an object without any promise of what is in it. */
export function keptObject(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(keptText(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
