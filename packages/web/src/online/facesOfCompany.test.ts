import { expect, test } from 'vitest';
import { PERSON_FACES } from '../art/faces.ts';
import { faceAt } from './facesOfCompany.ts';

const ALL = PERSON_FACES.map((_, index) => index + 1);

test('the first who come to a table have each a portrait of his own, the same whenever it is asked for', () => {
  for (const code of ['bado-miku-ze', 'fefo-razo-be', 'zuti-zuti-zu']) {
    const faces = ALL.map((person) => faceAt(code, person));
    expect(new Set(faces)).toEqual(new Set(PERSON_FACES));
    expect(ALL.map((person) => faceAt(code, person))).toEqual(faces);
    expect(faceAt(code, 11)).toBe(faces[0]);
  }
});

test('a host has not the same portrait at every table', () => {
  expect(faceAt('bado-miku-ze', 1)).not.toBe(faceAt('bado-miku-zo', 1));
});
