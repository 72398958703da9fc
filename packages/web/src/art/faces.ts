/** The portraits that a person may choose, by name; each is a symbol `person-…` of the sprite of faces. */
export const PERSON_FACES = [
  'grandmother',
  'grandfather',
  'lady',
  'gentleman',
  'girl',
  'boy',
  'cat',
  'fox',
  'owl',
  'hare',
] as const;

/** The bots that have a portrait or an emblem; each is a symbol `bot-…` of the sprite of faces. */
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

/** The symbol of a seat's face: the person's portrait, else the bot's, else that of somebody. */
export function faceSymbol(bot: string, person: string): string {
  if (PEOPLE.includes(person)) return `person-${person}`;
  return BOTS.includes(bot) ? `bot-${bot}` : 'somebody';
}
