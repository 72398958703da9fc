import { expect, test } from 'vitest';
import { cleanName, profilesFrom } from './profiles.svelte.ts';

test.each([
  [undefined],
  [null],
  [7],
  ['people'],
  [{}],
  [[null, 3, 'Odile', {}, { id: '', name: 'A' }, { id: 'p-a' }, { id: 'a', name: 'Odile' }]],
])('reads no people from an invalid list: %j', (kept) => {
  expect(profilesFrom(kept)).toEqual([]);
});

test('reads people without their invalid fields', () => {
  const kept = [
    { id: 'p-a', name: '  Odile   de  la Tour ', face: 'owl', more: 1 },
    { id: 'p-b', name: 'Marie', face: 'dragon' },
    { id: 'p-b', name: 'twice', face: null },
    { id: 'p-c', name: '   ' },
  ];
  expect(profilesFrom(kept)).toEqual([
    { id: 'p-a', name: 'Odile de la Tour', face: 'owl' },
    { id: 'p-b', name: 'Marie', face: null },
  ]);
});

test('cuts a name between letters', () => {
  expect(cleanName(`${'a'.repeat(23)}👵👵`)).toBe(`${'a'.repeat(23)}👵`);
});
