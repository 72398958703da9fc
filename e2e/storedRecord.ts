import { type GameRecord, parseRecord } from '@nain-jaune/engine';
import type { Page } from '@playwright/test';

/** The name under which the browser has stored the game of an address. */
export function gameOf(address: string): string {
  return new URL(address).hash.split('/').at(-1) ?? '';
}

/** Reads what the browser has stored of a game. Runs in the page, so it uses nothing from outside. */
export function storedText(game: string): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('nain-jaune', 1);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').get(game);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.text);
      };
    };
  });
}

/**
 * Parses what the browser has stored of a game.
 *
 * @throws {Error} when it is no record.
 */
export function parseStored(text: string): GameRecord {
  const parsed = parseRecord(JSON.parse(text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The record that the browser has stored of the game of an address. */
export async function storedRecord(page: Page, address: string): Promise<GameRecord> {
  return parseStored(await page.evaluate(storedText, gameOf(address)));
}
