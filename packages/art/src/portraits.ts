import { CHARACTERS, type Portrait } from './botPortraits.ts';
import { EMBLEMS } from './emblems.ts';
import { PEOPLE, SOMEBODY } from './personPortraits.ts';

const GOLD = '#f0bd2f';
const SILVER = '#d9dbe0';

function medallion({ ground, drawing }: Portrait, rim: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><clipPath id="round"><circle r="45.500"/></clipPath>' +
    `<circle r="47" fill="${ground}"/><g clip-path="url(#round)"><g transform="translate(0 4) scale(.92)">${drawing}</g></g>` +
    `<circle r="47" fill="none" stroke="#3b2412" stroke-width="5.500"/><circle r="47" fill="none" stroke="${rim}" stroke-width="3"/></svg>\n`
  );
}

/** Returns the portraits of bots and people by the names that `faceName` returns. */
export function portraits(): readonly (readonly [string, () => string])[] {
  const bots = Object.entries({ ...CHARACTERS, ...EMBLEMS });
  return [
    ...bots.map(([bot, portrait]) => [`bot-${bot}`, () => medallion(portrait, GOLD)] as const),
    ...Object.entries(PEOPLE).map(
      ([person, portrait]) => [`person-${person}`, () => medallion(portrait, SILVER)] as const,
    ),
    ['somebody', () => medallion(SOMEBODY, SILVER)],
  ];
}
