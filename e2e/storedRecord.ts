import { type GameRecord, parseRecord } from '@nain-jaune/engine';
import type { Page } from '@playwright/test';

/** Returns the id of the game in an address. */
export function gameOf(address: string): string {
  return new URL(address).hash.split('/').at(-1) ?? '';
}

/** Reads a stored game. Runs in the page, so it uses nothing from outside. */
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

/** @throws {Error} when the text is not a record. */
export function parseStored(text: string): GameRecord {
  const parsed = parseRecord(JSON.parse(text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Returns the stored record of the game in an address. */
export async function storedRecord(page: Page, address: string): Promise<GameRecord> {
  return parseStored(await page.evaluate(storedText, gameOf(address)));
}

/** Stores games by id as if the page had, oldest first. */
export function storeGames(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(
    (texts) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('nain-jaune', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          const games = transaction.objectStore('games');
          for (const [index, [id, text]] of Object.entries(texts).entries())
            games.put({ id, text, kept: index, owner: '' });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    texts,
  );
}
