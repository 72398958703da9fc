import { isBotName } from '@nain-jaune/bots/names';
import { PORTRAITS } from '@nain-jaune/protocol';

/** Portraits that a person can choose. Files: `face-person-….svg`. */
export const PERSON_FACES = PORTRAITS;

const PEOPLE: readonly string[] = PERSON_FACES;

/** Returns the face of a seat: the person's portrait, the bot's, or `somebody`. */
export function faceName(bot: string, person: string): string {
  if (PEOPLE.includes(person)) return `person-${person}`;
  return isBotName(bot) ? `bot-${bot}` : 'somebody';
}
