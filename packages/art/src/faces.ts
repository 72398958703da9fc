import { isBotName } from '@nain-jaune/bots/names';
import { PORTRAITS } from '@nain-jaune/protocol';

/** Portraits that a person can choose. Files: `face-person-….svg`. */
export const PERSON_FACES = PORTRAITS;

const PEOPLE: readonly string[] = PERSON_FACES;

/** Returns the file name of the portrait of a bot or person. */
export function faceName(face: string): string {
  if (PEOPLE.includes(face)) return `person-${face}`;
  return isBotName(face) ? `bot-${face}` : 'somebody';
}
