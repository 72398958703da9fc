import type { Rank, Suit } from '@nain-jaune/engine';
import { COURT_FRAME } from './courts.ts';

const SUITS: readonly (readonly [Suit, string])[] = [
  ['s', 'spade'],
  ['h', 'heart'],
  ['c', 'club'],
  ['d', 'diamond'],
];
const RANKS: readonly (readonly [Rank, string])[] = [
  ['J', 'jack'],
  ['Q', 'queen'],
  ['K', 'king'],
];

/** The whole group with an id, with the groups in it. */
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

/** A card without its paper, its frame, its pips and indices: ours take their places. */
function bare(card: string): string {
  return card
    .replaceAll(/<g>\s*<use [^>]*#(?:spade|heart|club|diamond)"[^>]*>\s*<rect [^>]*>\s*<\/g>/g, '')
    .replaceAll(/<use [^>]*#(?:base|jack|queen|king|spade|heart|club|diamond)"[^>]*>/g, '')
    .replace(/<g style="fill:none;stroke:#000000;stroke-width:1">.*?<\/g>/s, '')
    .replaceAll('xlink:href', 'href');
}

function symbol(drawings: string, id: string, name: string): string {
  return (
    `<symbol id="${id}" viewBox="-125 -175 250 350"><clipPath id="f${id}"><path d="${COURT_FRAME}"/></clipPath><path d="${COURT_FRAME}" fill="var(--card-paper)"/>` +
    `<g clip-path="url(#f${id})"><g transform="scale(1.36) translate(-84.54 -122.32)">${bare(groupIn(drawings, name))}</g></g>` +
    `<path d="${COURT_FRAME}" fill="none" stroke="currentColor" stroke-width="2.2"/></symbol>`
  );
}

/**
 * The twelve courts of the Paris pattern as one SVG file, taken from the drawings of `svg-cards` (LGPL-2.1): a symbol for each
 * under its notation, as in our own sprite, and the halves that they are made of.
 */
export function makeParisCourts(drawings: string): string {
  const halves = RANKS.flatMap(([, rank]) =>
    ['1', '2', '3', '4'].map((half) => groupIn(drawings, `${rank}_${half}`)),
  );
  const courts = RANKS.flatMap(([rank, name]) =>
    SUITS.map(([suit, suitName]) => symbol(drawings, `${rank}${suit}`, `${suitName}_${name}`)),
  );
  const notice =
    '<!-- From SVG-cards 4.0.2, copyright (C) 2005 David Bellot, 2016, 2017 Huub de Beer. This file is free software under the GNU Lesser General Public License, version 2.1 or later, without any warranty. Its source, whole, is the npm package svg-cards. Changed: papers, frames, pips and indices are left out. -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">${notice}<defs>${halves
    .join('')
    .replaceAll(/ id="(?:path|rect|polyline|polygon|line|circle|ellipse|g)\d+"/g, '')
    .replaceAll('xlink:href', 'href')}</defs>${courts.join('')}</svg>\n`;
}
