import type { Level } from '@nain-jaune/bots/names';
import type { Portrait } from './botPortraits.ts';
import { BLUE, CREAM, INK, outline, RED, SUIT_PATH, YELLOW } from './suits.ts';

const PEN = outline(2);

function smallCard(x: number, y: number, turn: number, mark: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-11" y="-16" width="22" height="32" rx="3" fill="${CREAM}" ${PEN}/>${mark}</g>`;
}

function suit(name: keyof typeof SUIT_PATH, colour: string, scale: number): string {
  return `<path d="${SUIT_PATH[name]}" transform="scale(${scale})" fill="${colour}"/>`;
}

const die =
  `<g transform="rotate(-12)"><path d="M-22-14L2-26L26-14L26 14L2 28L-22 14Z" fill="${CREAM}" ${PEN}/><path d="M-22-14L2-2L26-14M2-2V28" fill="none" ${PEN}/>` +
  `<g fill="${INK}"><ellipse cx="2" cy="-14" rx="4.500" ry="2.600"/><circle cx="-15" cy="-3" r="2.800"/><circle cx="-10" cy="7" r="2.800"/><circle cx="-5" cy="17" r="2.800"/><circle cx="9" cy="17" r="2.800"/><circle cx="19" cy="0" r="2.800"/></g></g>`;

const lowest =
  smallCard(0, -17, 0, suit('d', RED, 0.2)) +
  `<path d="M0 33L-15 16H-6V5H6V16H15Z" fill="${YELLOW}" ${PEN}/>`;

const longest = [-27, -9, 9, 27]
  .map((x, index) =>
    smallCard(x, 14 - index * 9, 0, suit(index % 2 ? 's' : 'h', index % 2 ? INK : RED, 0.13)),
  )
  .join('');

/** The level with fixed habits: a watch. */
const watch =
  `<path d="M-5-34H5V-24H-5Z" fill="${YELLOW}" ${PEN}/><circle cy="-36" r="6" fill="none" stroke="${INK}" stroke-width="5.500"/><circle cy="-36" r="6" fill="none" stroke="${YELLOW}" stroke-width="2.600"/>` +
  `<circle cy="6" r="30" fill="${YELLOW}" ${PEN}/><circle cy="6" r="23" fill="${CREAM}" ${PEN}/><path d="M0-13V-9M0 21V25M-19 6H-15M15 6H19" ${PEN}/><path d="M0 6V-8M0 6L11 12" fill="none" ${outline(3)}/><circle cy="6" r="3" fill="${RED}"/>`;

/** The level that samples possible hands: an eye with rays. */
const eye =
  `<path d="${Array.from({ length: 16 }, (_, index) => `M0 0L${(Math.cos((index * Math.PI) / 8) * 40).toFixed(1)} ${(Math.sin((index * Math.PI) / 8) * 40).toFixed(1)}`).join('')}" stroke="${YELLOW}" stroke-width="3.500"/>` +
  `<path d="M-32 0C-18-22 18-22 32 0C18 22-18 22-32 0Z" fill="${CREAM}" ${PEN}/><circle r="13" fill="${BLUE}" ${PEN}/><circle r="6" fill="${INK}"/><circle cx="4" cy="-4" r="3" fill="#fff"/>`;

const leaves = [0, 1, 2, 3, 4]
  .map((index) => `<ellipse cx="-31" cy="0" rx="5" ry="10" transform="rotate(${-58 + index * 25})"/>`)
  .join('');

const crown =
  `<g fill="#5fae7c" stroke="${INK}" stroke-width="1.500">${leaves}<g transform="scale(-1 1)">${leaves}</g></g>` +
  `<path d="M-20 15L-26-14L-11-2L0-24L11-2L26-14L20 15Z" fill="${YELLOW}" ${PEN}/><path d="M-20 15H20V22H-20Z" fill="${RED}" ${PEN}/><circle cy="-26" r="3.500" fill="${RED}" ${outline(1.4)}/><circle cx="-26" cy="-16" r="3.500" fill="${CREAM}" ${outline(1.4)}/><circle cx="26" cy="-16" r="3.500" fill="${CREAM}" ${outline(1.4)}/>`;

/** Emblems of the levels, which are no characters. */
export const EMBLEMS = {
  random: { ground: '#2f6b4f', drawing: die },
  lowest: { ground: '#3d4f7d', drawing: lowest },
  longest: { ground: '#6b3f63', drawing: longest },
  heuristic: { ground: '#7a4a22', drawing: watch },
  expert: { ground: '#1f3566', drawing: eye },
  master: { ground: '#7d1628', drawing: crown },
} as const satisfies Readonly<Record<Level, Portrait>>;
