import { CHARACTERS, type Portrait } from './botPortraits.ts';
import { EMBLEMS } from './emblems.ts';
import { PEOPLE, SOMEBODY } from './personPortraits.ts';

function medallion(id: string, { ground, drawing }: Portrait, rim: string): string {
  return (
    `<symbol id="${id}" viewBox="-50 -50 100 100"><circle r="47" fill="${ground}"/><g clip-path="url(#round)"><g transform="translate(0 4) scale(.92)">${drawing}</g></g>` +
    `<circle r="47" fill="none" stroke="#3b2412" stroke-width="5.500"/><circle r="47" fill="none" stroke="${rim}" stroke-width="3"/></symbol>`
  );
}

/** The portraits of bots and people as one SVG file; a symbol for each name that `faceSymbol` gives. */
export function makeFaces(): string {
  const gold = '#f0bd2f';
  const silver = '#d9dbe0';
  const symbols = [
    ...Object.entries({ ...CHARACTERS, ...EMBLEMS }).map(([bot, portrait]) =>
      medallion(`bot-${bot}`, portrait, gold),
    ),
    ...Object.entries(PEOPLE).map(([person, portrait]) => medallion(`person-${person}`, portrait, silver)),
    medallion('somebody', SOMEBODY, silver),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg"><clipPath id="round"><circle r="45.500"/></clipPath>${symbols.join('')}</svg>\n`;
}
