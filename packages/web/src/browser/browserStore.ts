import { readText, saveText } from './browser.ts';

/** Saves a text under a key. Returns whether it outlives the page. */
export const keepText = saveText;

/** What was saved as JSON under a key, as an object that may hold anything. */
export function keptObject(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readText(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
