import { PORTRAITS } from '@nain-jaune/protocol';

/** The portraits that a person may choose, by name; each has a picture `face-person-….svg`. */
export const PERSON_FACES = PORTRAITS;

/** The bots that have a portrait or an emblem; each has a picture `face-bot-….svg`. */
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

/** The name of a seat's face: the person's portrait, else the bot's, else that of somebody. */
export function faceName(bot: string, person: string): string {
  if (PEOPLE.includes(person)) return `person-${person}`;
  return BOTS.includes(bot) ? `bot-${bot}` : 'somebody';
}
