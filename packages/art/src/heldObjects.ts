import type { Suit } from '@nain-jaune/engine';
import { BLUE, CREAM, INK, OAK, outline, RED, STEEL, SUIT_PATH, YELLOW } from './suits.ts';

const LINE = outline(2.4);

function petals(suit: Suit): string {
  const colour = suit === 'h' ? RED : '#e58fb0';
  return [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<ellipse rx="8" ry="12" cy="-10" transform="rotate(${a})" fill="${colour}" stroke="${INK}" stroke-width="1.8"/>`,
    )
    .join('');
}

function rod(x: number, from: number, to: number, colour: string): string {
  return `<path d="M${x} ${from}V${to}" stroke="${INK}" stroke-width="8"/><path d="M${x} ${from}V${to}" stroke="${colour}" stroke-width="4"/>`;
}

/** Objects held by court cards, upright around x = 66 beside the head. `under`: colour of the lining. */
export const HELD_OBJECTS = {
  sceptre: (suit: Suit) =>
    `${rod(66, -106, 24, YELLOW)}<g transform="translate(66 -120) scale(.3)"><path d="${SUIT_PATH[suit]}" fill="${YELLOW}" stroke="${INK}" stroke-width="9"/></g>` +
    `<circle cx="66" cy="-98" r="6.500" fill="${RED}" ${LINE}/><path d="M58-84H74M58-4H74" stroke="${INK}" stroke-width="3"/>`,
  sword: () =>
    `<path d="M72 16V-120L66-136L60-120V16Z" fill="${STEEL}" ${LINE}/><path d="M66-126V-8" stroke="#8e9cab" stroke-width="2"/>` +
    `<path d="M44-10C52-4 80-4 88-10V-1C80 4 52 4 44-1Z" fill="${YELLOW}" ${LINE}/><circle cx="66" cy="24" r="7" fill="${YELLOW}" ${LINE}/>`,
  harp: () =>
    `<path d="M42 12L42-78C56-70 64-92 86-88C78-54 70-16 42 12Z" fill="none" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>` +
    `<path d="M42 12L42-78C56-70 64-92 86-88C78-54 70-16 42 12Z" fill="#fff6d8" stroke="${YELLOW}" stroke-width="5.500" stroke-linejoin="round"/>` +
    `<path d="M50-72V-4M57-76V-16M64-82V-28M71-86V-44" stroke="${INK}" stroke-width="1.5"/><circle cx="86" cy="-90" r="5" fill="${RED}" ${LINE}/>`,
  orb: () =>
    `<circle cx="66" cy="-30" r="21" fill="${BLUE}" ${LINE}/><path d="M51-43A18 18 0 0 1 64-48" fill="none" stroke="#9fb4e8" stroke-width="3.500" stroke-linecap="round"/>` +
    `<path d="M45-33C56-25 76-25 87-33L87-27C76-19 56-19 45-27Z" fill="${YELLOW}" ${LINE}/>` +
    `<path d="M63-50V-60H56V-66H63V-75H69V-66H76V-60H69V-50Z" fill="${YELLOW}" ${LINE}/>`,
  flower: (suit: Suit) =>
    `<path d="M62 18C66-18 60-44 66-66" fill="none" stroke="${INK}" stroke-width="6.500"/><path d="M62 18C66-18 60-44 66-66" fill="none" stroke="#3c8a62" stroke-width="3.500"/>` +
    `<path d="M64-26C76-36 84-34 86-28C78-20 70-20 64-26ZM62-42C50-52 44-48 42-42C48-34 56-36 62-42Z" fill="#3c8a62" ${LINE}/>` +
    `<g transform="translate(66 -84)">${petals(suit)}<circle r="6" fill="${YELLOW}" ${LINE}/></g>`,
  halberd: () =>
    `${rod(66, -118, 30, OAK)}<path d="M62-112C48-118 42-100 44-82C52-92 56-90 62-86ZM70-110L88-101L70-90Z" fill="${STEEL}" ${LINE}/>` +
    `<path d="M66-144L73-116H59Z" fill="${STEEL}" ${LINE}/><path d="M58-82H74V-70H58Z" fill="${RED}" ${LINE}/>`,
  fan: (_: Suit, under: string) =>
    `<g transform="translate(64 -8) scale(.86)"><path d="M0 4L-34-44A56 56 0 0 1 34-44Z" fill="${under}" ${LINE}/>` +
    `<path d="M-27-35A44 44 0 0 1 27-35L24-29A38 38 0 0 0-24-29Z" fill="${YELLOW}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M0 0L-22-52M0 0L-11-56M0 0V-58M0 0L11-56M0 0L22-52" stroke="${INK}" stroke-width="1.4"/></g>`,
  lute: () =>
    `${rod(66, -100, -10, OAK)}<path d="M58-98L78-110L84-100L66-90Z" fill="#6b4423" ${LINE}/><ellipse cx="66" cy="-8" rx="22" ry="30" fill="#c98a45" ${LINE}/>` +
    `<circle cx="66" cy="-14" r="7.500" fill="${INK}"/><path d="M63-92V12M69-92V12" stroke="${CREAM}" stroke-width="1.2"/>`,
  arrow: () =>
    `${rod(66, -118, 26, OAK)}<path d="M66-142L77-112L66-118L55-112Z" fill="${STEEL}" ${LINE}/><path d="M60-96H72M60-90H72" stroke="${RED}" stroke-width="3"/>`,
  shield: (suit: Suit, under: string) =>
    `<path d="M40-66H92V-24C92 4 78 16 66 23C54 16 40 4 40-24Z" fill="${YELLOW}" ${LINE}/><path d="M47-59H85V-24C85-3 75 8 66 14C57 8 47-3 47-24Z" fill="${under}" stroke="${INK}" stroke-width="1.4"/>` +
    `<g transform="translate(66 -34) scale(.32)"><path d="${SUIT_PATH[suit]}" fill="${CREAM}"/></g>`,
} as const satisfies Readonly<Record<string, (suit: Suit, under: string) => string>>;
