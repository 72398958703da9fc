import type { Person } from '@nain-jaune/protocol/online';
import { PERSON_FACES } from '../art/faces.ts';

/** Beasts before people: they are like nobody, whoever gets them. */
const FACES = ['cat', 'fox', 'owl', 'hare'] as const;
const OTHERS = PERSON_FACES.filter((face) => !FACES.some((beast) => beast === face));

/** Somebody who needs a portrait: his number at the table, and the one that he has chosen, if any. */
export type Sitter = Pick<Person, 'id' | 'face'>;

/**
 * The portraits of the people at a table on the server, by their numbers there: what each has chosen, else the one that falls
 * to his number, or the next that nobody has. They are the same for everyone who sees these people, however often they come back.
 */
export function facesOf(code: string, people: readonly Sitter[]): ReadonlyMap<Person['id'], string> {
  const faces = new Map<Person['id'], string>();
  for (const { id, face } of people) if (face) faces.set(id, face);
  for (const { id, face } of people) if (!face) faces.set(id, freeFace(code, id, new Set(faces.values())));
  return faces;
}

/** The first portrait that nobody has, from a person's own on; where all are taken, his own. */
function freeFace(code: string, person: Person['id'], taken: ReadonlySet<string>): string {
  const from = PERSON_FACES.map((_, step) => faceAt(code, person + step));
  return from.find((face) => !taken.has(face)) ?? from[0]!;
}

/**
 * The portrait that falls to a person by his number at a table: among the first ten who come nobody's else. Which of them is
 * first differs from table to table.
 */
function faceAt(code: string, person: number): string {
  const turn = [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const place = (person - 1) % PERSON_FACES.length;
  const [faces, from] = place < FACES.length ? [FACES, place] : [OTHERS, place - FACES.length];
  return faces[(from + turn) % faces.length] ?? 'cat';
}
