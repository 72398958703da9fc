import { SUITS } from '@nain-jaune/engine';
import { makeBack } from './backs.ts';
import { cardParts } from './cardParts.ts';
import { COUNTERS } from './counters.ts';
import { makeCourt } from './courts.ts';
import { makeCrown, makeDwarf, makeHead, makeIcon, makeMaskableIcon } from './dwarfPictures.ts';
import { makeParisCourt } from './parisCourts.ts';
import { portraits } from './portraits.ts';
import { makeFarAway, makeOnePhone, makeOneRoom } from './togetherPictures.ts';
import { makeInlay, makeWood } from './wood.ts';

const COURT_RANKS = ['J', 'Q', 'K'] as const;
const COUNTER_BOXES = { jeton: '40 40', fiche: '74 30', contrat: '54 48' } as const;

function makeCounter(kind: keyof typeof COUNTERS): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COUNTER_BOXES[kind]}">${COUNTERS[kind]}</svg>\n`;
}

/**
 * Returns all drawings of the page by file name. Complex drawings are their own files, so that the page styles one element
 * instead of a hundred. `svgCards`: the source of the Paris courts.
 */
export function pictures(svgCards: () => string): Map<string, () => string> {
  const courts = SUITS.flatMap((suit) => COURT_RANKS.map((rank) => ({ suit, rank })));
  return new Map([
    ['cards.json', () => JSON.stringify(cardParts())],
    ['back.svg', () => makeBack('modern')],
    ['back-1760.svg', () => makeBack('1760')],
    ['wood.svg', makeWood],
    ['inlay.svg', () => makeInlay('#ecc98c', '#3b2412')],
    ['inlay-1760.svg', () => makeInlay('#c9a468', '#24140a')],
    ['dwarf.svg', () => makeDwarf('#e7070f')],
    ['dwarf-four.svg', () => makeDwarf('#0d2dc4')],
    ['crown.svg', makeCrown],
    ['head.svg', makeHead],
    ['icon.svg', makeIcon],
    ['icon-maskable.svg', makeMaskableIcon],
    ['jeton.svg', () => makeCounter('jeton')],
    ['fiche.svg', () => makeCounter('fiche')],
    ['contrat.svg', () => makeCounter('contrat')],
    ['far-away.svg', makeFarAway],
    ['one-room.svg', makeOneRoom],
    ['one-phone.svg', makeOnePhone],
    ...portraits().map(([name, make]) => [`face-${name}.svg`, make] as const),
    ...courts.map(({ suit, rank }) => [`court-${rank}${suit}.svg`, () => makeCourt(suit, rank)] as const),
    ...courts.map(
      ({ suit, rank }) => [`paris-${rank}${suit}.svg`, () => makeParisCourt(svgCards(), suit, rank)] as const,
    ),
  ]);
}
