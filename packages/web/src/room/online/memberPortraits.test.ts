import { PERSON_FACES } from '@nain-jaune/art/faces';
import { expect, test } from 'vitest';
import { portraitsOf } from './memberPortraits.ts';

const CODES = ['bado-miku-ze', 'fefo-razo-be', 'zuti-zuti-zu'];
const TEN = PERSON_FACES.map((_, index) => ({ id: index + 1 }));

test('ten members without a choice have different, stable portraits', () => {
  for (const code of CODES) {
    const faces = portraitsOf(code, TEN);
    expect(new Set(faces.values())).toEqual(new Set(PERSON_FACES));
    expect(portraitsOf(code, TEN)).toEqual(faces);
    for (const member of TEN) expect(portraitsOf(code, [member]).get(member.id)).toBe(faces.get(member.id));
  }
});

test('a host has different portraits at different tables', () => {
  expect(portraitsOf('bado-miku-ze', [{ id: 1 }])).not.toEqual(portraitsOf('bado-miku-zo', [{ id: 1 }]));
});

test('a chosen portrait is shown, and no member without a choice gets it', () => {
  for (const code of CODES) {
    for (const face of PERSON_FACES) {
      const members = TEN.slice(0, 8).map(({ id }) => ({ id, face: id === 5 ? face : null }));
      const faces = portraitsOf(code, members);
      expect(faces.get(5)).toBe(face);
      expect(new Set(faces.values()).size).toBe(members.length);
    }
  }
});

test('two members may choose the same, and an eleventh shares one', () => {
  const owls = portraitsOf('bado-miku-ze', [
    { id: 1, face: 'owl' },
    { id: 2, face: 'owl' },
  ]);
  expect([...owls.values()]).toEqual(['owl', 'owl']);
  expect(PERSON_FACES).toContain(portraitsOf('bado-miku-ze', [...TEN, { id: 11 }]).get(11));
});
