import { readFileSync } from 'node:fs';
import { SUITS } from '@nain-jaune/engine';
import { makeBack } from './backs.ts';
import { cardParts } from './cardParts.ts';
import { PIECE_SIZES, type Piece } from './counterSizes.ts';
import { COUNTERS } from './counters.ts';
import { makeCourt } from './courts.ts';
import { makeCrown, makeDwarf, makeHead, makeIcon, makeMaskableIcon } from './dwarfPictures.ts';
import { makeParisCourt } from './parisCourts.ts';
import { portraits } from './portraits.ts';
import { makeFarAway, makeOnePhone, makeOneRoom } from './togetherPictures.ts';
import { makeInlay, makeWood } from './wood.ts';

const COURT_RANKS = ['J', 'Q', 'K'] as const;

function makeCounter(piece: Piece): string {
  const { width, height } = PIECE_SIZES[piece];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${COUNTERS[piece]}</svg>\n`;
}

/**
 * Returns all drawings of the page by file name. Complex drawings are their own files, so that the page styles one element
 * instead of a hundred. The Paris courts are read from `svg-cards`, so this entry is for builds only.
 */
export function pictures(): ReadonlyMap<string, () => string> {
  const svgCards = readFileSync(new URL(import.meta.resolve('svg-cards/svg-cards.svg')), 'utf8');
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
      ({ suit, rank }) => [`paris-${rank}${suit}.svg`, () => makeParisCourt(svgCards, suit, rank)] as const,
    ),
  ]);
}
