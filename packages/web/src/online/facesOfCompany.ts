import { PERSON_FACES } from '../art/faces.ts';

/** Beasts before people: they are like nobody, whoever gets them. */
const FACES = ['cat', 'fox', 'owl', 'hare'] as const;
const OTHERS = PERSON_FACES.filter((face) => !FACES.some((beast) => beast === face));

/**
 * The portrait of a person at a table on the server, by his number there: the same for everyone who sees him, however often he
 * comes back, and among the first ten who come nobody's else. Which of them is first differs from table to table.
 */
export function faceAt(code: string, person: number): string {
  const turn = [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const place = (person - 1) % PERSON_FACES.length;
  const [faces, from] = place < FACES.length ? [FACES, place] : [OTHERS, place - FACES.length];
  return faces[(from + turn) % faces.length] ?? 'cat';
}
