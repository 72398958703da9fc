import { expect, test } from 'vitest';
import { PERSON_FACES } from '../art/faces.ts';
import { facesOf } from './facesOfCompany.ts';

const CODES = ['bado-miku-ze', 'fefo-razo-be', 'zuti-zuti-zu'];
const TEN = PERSON_FACES.map((_, index) => ({ id: index + 1 }));

test('ten who come to a table and choose nothing have each a portrait of his own, the same whenever it is asked for', () => {
  for (const code of CODES) {
    const faces = facesOf(code, TEN);
    expect(new Set(faces.values())).toEqual(new Set(PERSON_FACES));
    expect(facesOf(code, TEN)).toEqual(faces);
    for (const person of TEN) expect(facesOf(code, [person]).get(person.id)).toBe(faces.get(person.id));
  }
});

test('a host has not the same portrait at every table', () => {
  expect(facesOf('bado-miku-ze', [{ id: 1 }])).not.toEqual(facesOf('bado-miku-zo', [{ id: 1 }]));
});

test('whoever has chosen a portrait has it, and nobody who has not chosen looks like him', () => {
  for (const code of CODES) {
    for (const face of PERSON_FACES) {
      const people = TEN.slice(0, 8).map(({ id }) => ({ id, face: id === 5 ? face : null }));
      const faces = facesOf(code, people);
      expect(faces.get(5)).toBe(face);
      expect(new Set(faces.values()).size).toBe(people.length);
    }
  }
});

test('two may choose the same, and an eleventh has the portrait of another', () => {
  const owls = facesOf('bado-miku-ze', [
    { id: 1, face: 'owl' },
    { id: 2, face: 'owl' },
  ]);
  expect([...owls.values()]).toEqual(['owl', 'owl']);
  expect(PERSON_FACES).toContain(facesOf('bado-miku-ze', [...TEN, { id: 11 }]).get(11));
});
