import type { Suit } from '@nain-jaune/engine';
import type { CourtRank } from './courtDress.ts';
import { COURT_FRAME } from './courts.ts';

const SUITS: Readonly<Record<Suit, string>> = { s: 'spade', h: 'heart', c: 'club', d: 'diamond' };
const RANKS: Readonly<Record<CourtRank, string>> = { J: 'jack', Q: 'queen', K: 'king' };

const NOTICE =
  '<!-- From SVG-cards 4.0.2, copyright (C) 2005 David Bellot, 2016, 2017 Huub de Beer. This file is free software under the GNU Lesser General Public License, version 2.1 or later, without any warranty. Its source, whole, is the npm package svg-cards. Changed: one court for itself; its paper, frame, pips and indices are left out. -->';

/** Returns the group element with an id. */
function groupIn(drawings: string, id: string): string {
  const from = drawings.indexOf(`<g id="${id}"`);
  if (from < 0) throw new Error(`svg-cards has no ${id}`);
  let depth = 0;
  for (const tag of drawings.slice(from).matchAll(/<g\b[^>]*>|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return drawings.slice(from, from + tag.index + tag[0].length);
  }
  throw new Error(`${id} of svg-cards does not end`);
}

/** Removes paper, frame, pips and indices, which the page draws itself. */
function bare(card: string): string {
  return card
    .replaceAll(/<g>\s*<use [^>]*#(?:spade|heart|club|diamond)"[^>]*>\s*<rect [^>]*>\s*<\/g>/g, '')
    .replaceAll(/<use [^>]*#(?:base|jack|queen|king|spade|heart|club|diamond)"[^>]*>/g, '')
    .replace(/<g style="fill:none;stroke:#000000;stroke-width:1">.*?<\/g>/s, '')
    .replaceAll('xlink:href', 'href');
}

/**
 * Returns a court of the Paris pattern as an SVG file, taken from `svg-cards` (LGPL-2.1). It fits the same frame as the page's
 * own courts.
 */
export function makeParisCourt(drawings: string, suit: Suit, rank: CourtRank): string {
  const card = bare(groupIn(drawings, `${SUITS[suit]}_${RANKS[rank]}`));
  const half = card.match(/#((?:jack|queen|king)_\d)"/)?.[1];
  if (half === undefined) throw new Error(`svg-cards draws no ${rank}${suit}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -175 250 350">${NOTICE}<defs>${groupIn(drawings, half)}</defs>` +
    `<clipPath id="frame"><path d="${COURT_FRAME}"/></clipPath><g clip-path="url(#frame)"><g transform="scale(1.36) translate(-84.54 -122.32)">${card}</g></g></svg>\n`
  );
}
