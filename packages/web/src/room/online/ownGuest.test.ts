import type { Member } from '@nain-jaune/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { ANNE } from '../../testing/roomInfo.ts';
import { OwnGuest } from './ownGuest.svelte.ts';

vi.mock('../../app/settings/preferences.svelte.ts', () => ({
  preferences: { name: '', face: null, save: vi.fn() },
}));

beforeEach(() => {
  preferences.name = 'Anne';
  preferences.face = null;
});

test('the field shows the name as the server will store it, and saves it', () => {
  const own = new OwnGuest();
  own.name = ' Zo\u200be\u0301  B. ';
  expect(own.take()).toEqual({ name: 'Zoé B.', face: null });
  expect([own.name, preferences.name]).toEqual(['Zoé B.', 'Zoé B.']);
});

test('a long name is cut to the longest that the server takes', () => {
  const own = new OwnGuest();
  own.name = '🦊'.repeat(30);
  expect(own.take()?.name).toBe('🦊'.repeat(24));
});

test('an invisible name counts as missing', () => {
  const own = new OwnGuest();
  own.name = ' \u3164 ';
  expect(own.take()).toBeNull();
  expect([own.name, own.isNameMissing]).toEqual(['', true]);
});

test('a name that the table has made unique is shown there, and not saved for other tables', () => {
  let member: Member = ANNE;
  const own = new OwnGuest(() => member);
  member = { ...ANNE, name: 'Anne 2' };
  own.reset();
  own.face = 'owl';
  expect(own.take()).toEqual({ name: 'Anne 2', face: 'owl' });
  expect([preferences.name, preferences.face]).toEqual(['Anne', 'owl']);
});

test('the name of a person who shares the device is not saved', () => {
  preferences.name = 'Odile';
  const own = new OwnGuest(
    () => ANNE,
    () => false,
  );
  own.name = ' Léa ';
  expect([own.take()?.name, preferences.name]).toEqual(['Léa', 'Odile']);
});

test('a person who shares the device starts without the name and portrait of its owner', () => {
  preferences.name = 'Odile';
  preferences.face = 'owl';
  const own = new OwnGuest(
    () => null,
    () => false,
  );
  expect([own.name, own.face]).toEqual(['', null]);
});
