import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../testing/browserStorage.ts';
import { HiddenMembers } from './hiddenMembers.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf());
});

test('a member is hidden at this table only, also after a reload', () => {
  new HiddenMembers('bado-miku-ze').set(2, true);
  const later = new HiddenMembers('bado-miku-ze');
  expect([later.has(2), later.has(3), new HiddenMembers('zuti-zuti-zu').has(2)]).toEqual([
    true,
    false,
    false,
  ]);
  later.set(2, false);
  expect(new HiddenMembers('bado-miku-ze').has(2)).toBe(false);
});

test('the oldest are dropped', () => {
  new HiddenMembers('bado-miku-ze').set(1, true);
  for (let table = 0; table < 200; table++) new HiddenMembers(`table-${table}`).set(1, true);
  expect(new HiddenMembers('bado-miku-ze').has(1)).toBe(false);
  expect(new HiddenMembers('table-0').has(1)).toBe(true);
});

test('invalid saved values are ignored', () => {
  localStorage.setItem('nain-jaune.online-hidden', '{"list":[7,null,{"code":"bado-miku-ze"}]}');
  expect(new HiddenMembers('bado-miku-ze').has(2)).toBe(false);
});
