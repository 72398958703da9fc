import { beforeEach, expect, test, vi } from 'vitest';
import { houseRules } from './savedHouseRules.svelte.ts';

class Store {
  readonly texts = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }
}

let store: Store;
beforeEach(() => {
  store = new Store();
  vi.stubGlobal('localStorage', store);
});

test('saves one set of rules for each name, sorted by name', () => {
  expect(houseRules.save(' Mamie ', 'famille')).toBe(true);
  expect(houseRules.save('Anne', 'lindor-1789')).toBe(true);
  expect(houseRules.save('Mamie', 'famille~counters=50')).toBe(true);
  expect(houseRules.list).toEqual([
    { name: 'Anne', text: 'lindor-1789' },
    { name: 'Mamie', text: 'famille~counters=50' },
  ]);
  expect(houseRules.remove('Anne')).toBe(true);
  expect(houseRules.list.map(({ name }) => name)).toEqual(['Mamie']);
});

test('reports a full storage, keeps the saved rules, and holds the new ones as long as the page', () => {
  houseRules.save('Anne', 'lindor-1789');
  store.isFull = true;
  expect(houseRules.save('Mamie', 'famille')).toBe(false);
  expect(store.texts.get('nain-jaune.house-rules')).not.toContain('Mamie');
  expect(houseRules.list.map(({ name }) => name)).toEqual(['Anne', 'Mamie']);
  store.isFull = false;
  expect(houseRules.save('Mamie', 'famille')).toBe(true);
  expect(store.texts.get('nain-jaune.house-rules')).toContain('Mamie');
});

test('ignores invalid saved rules', () => {
  store.texts.set(
    'nain-jaune.house-rules',
    '{"list":[{"name":"x"},null,7,{"name":"Anne","text":"famille"}]}',
  );
  expect(houseRules.remove('x')).toBe(true);
  expect(houseRules.list).toEqual([{ name: 'Anne', text: 'famille' }]);
});
