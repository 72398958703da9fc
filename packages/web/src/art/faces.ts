import { PORTRAITS } from '@nain-jaune/protocol';

/** Portraits that a person can choose. Files: `face-person-….svg`. */
export const PERSON_FACES = PORTRAITS;

/** Bots with a portrait or emblem. Files: `face-bot-….svg`. */
export const BOT_FACES = [
  'leonie',
  'achille',
  'rosalie',
  'prosper',
  'ninon',
  'gaspard',
  'blandine',
  'hector',
  'random',
  'lowest',
  'longest',
  'heuristic',
  'expert',
  'master',
] as const;

const PEOPLE: readonly string[] = PERSON_FACES;
const BOTS: readonly string[] = BOT_FACES;

/** Returns the face of a seat: the person's portrait, the bot's, or `somebody`. */
export function faceName(bot: string, person: string): string {
  if (PEOPLE.includes(person)) return `person-${person}`;
  return BOTS.includes(bot) ? `bot-${bot}` : 'somebody';
}
