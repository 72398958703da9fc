import type { Suit } from '@nain-jaune/engine';
import { COURTS, type Court, type CourtRank, headgear, torso } from './courtDress.ts';
import { HELD_OBJECTS } from './heldObjects.ts';
import { CREAM, INK, outline, RED, SKIN, YELLOW } from './suits.ts';

const LINE = outline(2.4);

function longHair(c: Court): string {
  return (
    `<path d="M-31-112C-39-142 39-142 31-112C43-84 46-66 40-50C30-44 26-54 24-58H-24C-26-54-30-44-40-50C-46-66-43-84-31-112Z" fill="${c.hair}" ${LINE}/>` +
    `<path d="M-34-92C-38-78-38-66-35-54M-29-96C-31-80-31-70-28-58M34-92C38-78 38-66 35-54M29-96C31-80 31-70 28-58" fill="none" stroke="${INK}" stroke-width="1.3" opacity=".6"/>`
  );
}

function shortHair(c: Court): string {
  return (
    `<path d="M-32-118C-36-138 36-138 32-118C36-98 46-84 44-71C36-62 28-68 24-74H-24C-28-68-36-62-44-71C-46-84-36-98-32-118Z" fill="${c.hair}" ${LINE}/>` +
    `<path d="M-31-106C-33-92-40-84-39-73M-27-98C-28-88-33-80-32-71M31-106C33-92 40-84 39-73M27-98C28-88 33-80 32-71" fill="none" stroke="${INK}" stroke-width="1.3" opacity=".6"/>`
  );
}

function beard(c: Court): string {
  return (
    `<path d="M-25-102C-26-78-18-58 0-47C18-58 26-78 25-102C17-91 10-92 0-93C-10-92-17-91-25-102Z" fill="${c.beard}" ${LINE}/>` +
    `<path d="M-16-82C-14-70-8-62-3-57M-8-78C-7-70-4-64 0-59M8-78C7-70 4-64 0-59M16-82C14-70 8-62 3-57" fill="none" stroke="${INK}" stroke-width="1.1"/>`
  );
}

/** Brows, eyes and nose, facing the direction of the gaze. */
function features(c: Court, queen: boolean): string {
  const f = c.look;
  const eye = (x: number) =>
    `<path d="M${x - 6}-108Q${x}-114 ${x + 6}-108Q${x}-103.500 ${x - 6}-108Z" fill="#fff" stroke="${INK}" stroke-width="1.5"/><circle cx="${x + f * 2}" cy="-108.500" r="2.600" fill="${INK}"/>` +
    (queen
      ? `<path d="M${x - 7}-110Q${x}-115 ${x + 7}-110" fill="none" stroke="${INK}" stroke-width="2"/>`
      : '');
  return (
    `<path d="M-17-117C-13-121-8-121-5-118M5-118C8-121 13-121 17-117" fill="none" stroke="${INK}" stroke-width="${queen ? 1.5 : 2.2}"/>${eye(-10)}${eye(10)}` +
    `<path d="M${f * 1} -108C${f * 5}-102 ${f * 7}-98 ${f * 1}-97" fill="none" stroke="${INK}" stroke-width="1.7"/>` +
    `<circle cx="-15" cy="-97" r="4.500" fill="#ee8f7c" opacity=".55"/><circle cx="15" cy="-97" r="4.500" fill="#ee8f7c" opacity=".55"/>`
  );
}

function head(rank: CourtRank, c: Court): string {
  const queen = rank === 'Q';
  const whiskers =
    c.beard || c.moustache
      ? `<path d="M0-94C-6-97-13-95-17-90C-10-88-4-88 0-91C4-88 10-88 17-90C13-95 6-97 0-94Z" fill="${c.hair}" stroke="${INK}" stroke-width="1.4"/>`
      : '';
  return (
    `<path d="M-10-84H10V-62H-10Z" fill="#efc7a8" ${LINE}/>` +
    `<path d="M-25-116C-26-92-16-74 0-72C16-74 26-92 25-116C20-130-20-130-25-116Z" fill="${SKIN}" ${LINE}/>` +
    `<path d="M${c.look * -24}-116C${c.look * -25}-92 ${c.look * -15}-75 0-73C${c.look * -9}-82 ${c.look * -15}-96 ${c.look * -15}-122Z" fill="#d99a72" opacity=".3"/>` +
    `${c.beard ? beard(c) : ''}${features(c, queen)}${whiskers}` +
    `<path d="M-5-86C-2-${queen ? 89 : 88} 2-${queen ? 89 : 88} 5-86C2-${queen ? 81 : 83}-2-${queen ? 81 : 83}-5-86Z" fill="${RED}" stroke="${INK}" stroke-width=".8"/>`
  );
}

function armAndHeld(c: Court, suit: Suit): string {
  return (
    `<g transform="translate(-7 -30)">${HELD_OBJECTS[c.held](suit, c.under)}` +
    `<path d="M80 44C86 14 82-14 64-26C52-30 46-22 48-10C52 6 58 10 66 14Z" fill="${c.robe}" ${LINE}/>` +
    `<path d="M54-24C66-31 75-24 78-13L61-4C54-11 51-18 54-24Z" fill="${c.trim}" ${LINE}/><path d="M58-22C65-25 71-21 73-13" fill="none" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M54-22C48-30 52-40 64-40C76-40 80-32 75-24C68-18 60-17 54-22Z" fill="${SKIN}" ${LINE}/><path d="M58-36V-28M64-38V-29M70-36V-28" stroke="${INK}" stroke-width="1.3"/></g>`
  );
}

/** The upper half of a court card, before it is cut along the band. */
function half(suit: Suit, rank: CourtRank): string {
  const c = COURTS[`${rank}${suit}`];
  const turned = (content: string) => `<g transform="scale(${c.look} 1)">${content}</g>`;
  const hair = rank === 'Q' ? longHair(c) : shortHair(c);
  return `${turned(hair)}${torso(suit, rank, c)}${head(rank, c)}${turned(headgear(rank, c))}${armAndHeld(c, suit)}`;
}

/** The frame, with space for the indices in two corners. */
export const COURT_FRAME =
  'M-52-156q0-8 8-8H92q8 0 8 8V10q0 8-8 8H60q-8 0-8 8V156q0 8-8 8H-92q-8 0-8-8V-10q0-8 8-8H-60q8 0 8-8Z';

function band(): string {
  const beads = Array.from({ length: 11 }, (_, index) => {
    const along = (index - 5) / 5;
    return `<circle cx="${(along * 80).toFixed(1)}" cy="${(-along * 39.2).toFixed(1)}" r="3.600" fill="${index % 2 ? RED : CREAM}" stroke="${INK}" stroke-width="1.6"/>`;
  }).join('');
  return `<path d="M-102 50L102-50" stroke="${INK}" stroke-width="14"/><path d="M-102 50L102-50" stroke="${YELLOW}" stroke-width="9.500"/>${beads}`;
}

/**
 * Returns the inside of a court card as an SVG file: two halves along a slanting band. The card draws the frame in its own
 * colour.
 */
export function makeCourt(suit: Suit, rank: CourtRank): string {
  const name = COURTS[`${rank}${suit}`].name;
  const written = `<text transform="translate(108 -90) rotate(90)">${name}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -175 250 350"><clipPath id="frame"><path d="${COURT_FRAME}"/></clipPath><clipPath id="upper"><path d="M-104-190H104V-51L-104 51Z"/></clipPath>` +
    `<path d="${COURT_FRAME}" fill="#fff6df"/><g clip-path="url(#frame)"><g clip-path="url(#upper)"><g id="half" transform="translate(12 20) scale(1.04)">${half(suit, rank)}</g></g>` +
    `<g transform="rotate(180)"><g clip-path="url(#upper)"><use href="#half"/></g></g>${band()}</g>` +
    `<g font-family="Georgia,'Times New Roman','DejaVu Serif',serif" font-size="15" fill="${INK}" text-anchor="middle">${written}<g transform="rotate(180)">${written}</g></g></svg>\n`
  );
}
