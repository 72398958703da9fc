import { PERSON_FACES } from '@nain-jaune/art/faces';
import type { Member, MemberId } from '@nain-jaune/protocol';

/** Assigned first: portraits of people may not suit the member. */
const ANIMALS = ['cat', 'fox', 'owl', 'hare'] as const;
const OTHERS = PERSON_FACES.filter((face) => !ANIMALS.some((animal) => animal === face));

export type WithPortrait = Pick<Member, 'id'> & Partial<Pick<Member, 'face'>>;

/**
 * The portraits of members by id: the chosen one, else one derived from the id, or the next free one. Every client computes the
 * same.
 */
export function portraitsOf(code: string, members: readonly WithPortrait[]): ReadonlyMap<MemberId, string> {
  const faces = new Map<MemberId, string>();
  for (const { id, face } of members) if (face) faces.set(id, face);
  for (const { id, face } of members) if (!face) faces.set(id, freeFace(code, id, new Set(faces.values())));
  return faces;
}

/** The first free portrait, starting with the derived one. */
function freeFace(code: string, member: MemberId, taken: ReadonlySet<string>): string {
  const from = PERSON_FACES.map((_, step) => faceAt(code, member + step));
  return from.find((face) => !taken.has(face)) ?? from[0]!;
}

/** The portrait derived from a member's id. The first ten members have different ones. The first depends on the table. */
function faceAt(code: string, member: MemberId): string {
  const turn = [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const place = (member - 1) % PERSON_FACES.length;
  const [faces, from] = place < ANIMALS.length ? [ANIMALS, place] : [OTHERS, place - ANIMALS.length];
  return faces[(from + turn) % faces.length] ?? 'cat';
}
