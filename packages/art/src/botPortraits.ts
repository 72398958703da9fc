import type { CharacterName } from '@nain-jaune/bots/names';
import {
  brows,
  cheeks,
  ears,
  eyes,
  FINE,
  head,
  MOUTHS,
  NOSES,
  PEN,
  SKINS,
  shoulders,
} from './portraitParts.ts';
import { CREAM, INK, outline, RED, STEEL, YELLOW } from './suits.ts';

/** Background colour and drawing of a portrait or emblem. */
export interface Portrait {
  readonly ground: string;
  readonly drawing: string;
}

const GREY = '#d8d3ca';
const LACE = `fill="${CREAM}" ${PEN}`;

function curls(places: readonly (readonly [number, number])[], radius: number, colour: string): string {
  return places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" ${outline(1.6)}/>`)
    .join('');
}

/** The grandmother who counts cards: lace cap and spectacles. */
const leonie =
  `${shoulders('#5b3a72')}<path d="M-26 52L-13 27L0 36L13 27L26 52Z" ${LACE}/><circle cy="38" r="4" fill="${YELLOW}" ${outline(1.4)}/>${head(SKINS.pale)}` +
  curls(
    [
      [-19, -9],
      [-21, 1],
      [-19, 10],
      [19, -9],
      [21, 1],
      [19, 10],
    ],
    5.5,
    GREY,
  ) +
  `<path d="M-24-10C-38-30-22-45 0-45C22-45 38-30 24-10C14-22-14-22-24-10Z" ${LACE}/><path d="M-27-13C-16-27 16-27 27-13" fill="none" stroke="#8f6bb0" stroke-width="5"/><path d="M0-28L-9-35V-22ZM0-28L9-35V-22Z" fill="#8f6bb0" ${outline(1.4)}/>` +
  `${brows(-12, -14, '#8d877c')}${eyes(1.5, 0, 0.85)}<circle cx="-8" cy="-4.500" r="7" fill="#cfe6f5" fill-opacity=".35" stroke="#a87410" stroke-width="2"/><circle cx="8" cy="-4.500" r="7" fill="#cfe6f5" fill-opacity=".35" stroke="#a87410" stroke-width="2"/><path d="M-1-5H1" stroke="#a87410" stroke-width="2"/>` +
  `${NOSES.short}${cheeks(0.35)}${MOUTHS.knowing}<path d="M-14 10C-12 13-11 15-10 17M14 10C12 13 11 15 10 17" ${FINE}/>`;

/** The absent-minded uncle: crooked wig, a quill behind the ear. */
const achille =
  `${shoulders('#b5781f')}<path d="M-9 25L0 34L9 25L13 44L4 38L-6 48L-12 40Z" ${LACE}/>${ears(SKINS.rosy)}${head(SKINS.rosy)}` +
  `<g transform="rotate(-11)"><path d="M-21-8C-30-38-12-43 0-43C14-43 30-36 22-10C18-24 8-28-2-26C-12-24-18-20-21-8Z" ${LACE}/><path d="M-14-36C-6-30-6-30-14-26M2-40C10-34 10-34 6-28" ${FINE}/>` +
  `<path d="M-28-8h12v6h-12zM-28 0h12v6h-12zM18-10h12v6h-12zM18-2h12v6h-12z" ${LACE}/></g>` +
  `<path d="M22-2C30-18 40-26 44-38C34-34 24-22 19-6Z" fill="${STEEL}" ${outline(1.6)}/>` +
  `${brows(-13, -17, '#6b5137')}${eyes(1.2, 1.6)}${NOSES.round}${cheeks(0.4)}<path d="M-3 13C0 11 5 12 5 14" ${FINE}/>`;

/** The bold one: red hair, a cocked hat with a plume. */
const rosalie =
  `<path d="M-24-14C-36 6-30 28-22 34C-8 22 8 22 22 34C30 28 36 6 24-14Z" fill="#a83c1a" ${PEN}/>${shoulders('#8c1d2f')}<path d="M-18 26C-10 42 10 42 18 26L7 22H-7Z" fill="${SKINS.rosy}" ${PEN}/><path d="M-26 31C-14 50 14 50 26 31" fill="none" stroke="${YELLOW}" stroke-width="3"/>${head(SKINS.rosy)}` +
  `<path d="M-8 23H8" stroke="${INK}" stroke-width="3.500"/><circle cy="25" r="2.400" fill="${YELLOW}"/>` +
  `<path d="M-20-8C-22-26-8-30 4-29C-4-20-14-18-20-8ZM20-6C24-22 14-29 4-29C12-22 16-16 20-6Z" fill="#c04a20" ${PEN}/>` +
  `<g transform="rotate(9)"><path d="M-34-24C-20-34-14-44 0-44C14-44 22-36 36-26C20-22-18-18-34-24Z" fill="#26222f" ${PEN}/><path d="M-34-24C-16-20 18-22 36-26" fill="none" stroke="${YELLOW}" stroke-width="2.400"/></g>` +
  `<path d="M14-32C24-48 40-46 42-34C36-40 28-34 22-28Z" ${LACE}/>` +
  `<path d="M-13-10Q-9-12-4-10M4-14Q9-18 14-14" fill="none" stroke="#6b2a10" stroke-width="2" stroke-linecap="round"/>${eyes(1.2)}<path d="M-13-7L-15-9M13-7L15-9" ${FINE}/>${NOSES.short}${cheeks()}${MOUTHS.lips}<circle cx="11" cy="8.500" r="1.300" fill="${INK}"/>`;

/** The hoarder: fur cap, double chin, a sack in his arms. */
const prosper =
  `${shoulders('#2f6b4f')}${ears(SKINS.rosy)}${head(SKINS.rosy, 1.22)}<path d="M-15 18C-8 27 8 27 15 18" ${FINE}/>` +
  `<path d="M-24-14C-26-38-10-44 0-44C10-44 26-38 24-14Z" fill="#2f6b4f" ${PEN}/>` +
  curls(
    [
      [-24, -15],
      [-14, -18],
      [-4, -19],
      [6, -19],
      [16, -18],
      [25, -15],
    ],
    6.5,
    '#6b4a2c',
  ) +
  `<path d="M-15-11Q-9-8-4-9M15-11Q9-8 4-9" fill="none" stroke="#4a3526" stroke-width="2.400" stroke-linecap="round"/><path d="M-13-4Q-8-7-4-4Q-8-2-13-4ZM4-4Q8-7 13-4Q8-2 4-4Z" fill="#fff" ${outline(1.2)}/><circle cx="-10" cy="-4" r="1.700" fill="${INK}"/><circle cx="6.500" cy="-4" r="1.700" fill="${INK}"/>` +
  `${NOSES.round}${cheeks(0.55)}<path d="M-5 13C-2 11.500 2 11.500 5 13" ${FINE}/>` +
  `<path d="M-12 32C-20 40-20 52-18 56H20C22 52 20 40 12 32C6 30-6 30-12 32Z" fill="#c99a55" ${PEN}/><path d="M-12 32C-6 35 6 35 12 32L8 27H-8Z" fill="#c99a55" ${PEN}/><circle cy="43" r="5.500" fill="${YELLOW}" ${outline(1.4)}/>` +
  `<path d="M-40 46C-32 38-20 38-12 42L-14 48L-34 56ZM40 46C32 38 20 38 12 42L14 48L34 56Z" fill="#265a42" ${PEN}/>`;

/** The little cousin: straw hat, plaits, freckles, a missing tooth. */
const ninon =
  `<path d="M-18 0C-28 8-30 24-26 36C-20 36-16 20-14 8ZM18 0C28 8 30 24 26 36C20 36 16 20 14 8Z" fill="#c98a3a" ${PEN}/><path d="M-27 17H-17M-27 26H-19M27 17H17M27 26H19" ${FINE}/>` +
  `<path d="M-31 30L-22 35L-31 42L-26 35ZM-17 30L-26 35L-17 42ZM31 30L22 35L31 42ZM17 30L26 35L17 42Z" fill="#27408b" ${outline(1.4)}/>` +
  `<g transform="translate(0 6) scale(.86)">${shoulders('#4a7fc1')}<path d="M-16 25C-8 34 8 34 16 25L8 21H-8Z" ${LACE}/></g>${ears(SKINS.rosy)}${head(SKINS.rosy, 1.1)}` +
  `<path d="M-21-8C-22-24-8-28 0-22C8-28 22-24 21-8C14-16 6-18 0-20C-6-18-14-16-21-8Z" fill="#c98a3a" ${PEN}/>` +
  `<path d="M-42-19C-28-26-24-44 0-44C24-44 28-26 42-19C22-14-22-14-42-19Z" fill="#f0cf6e" ${PEN}/><path d="M-25-26C-12-21 12-21 25-26L27-22C12-17-12-17-27-22Z" fill="${RED}" ${outline(1.4)}/>` +
  `${brows(-12, -13, '#8a5a20')}${eyes(0, 0, 1.25)}${NOSES.short}${cheeks(0.6)}<path d="M-14 1h.1M-11-1h.1M-8 2h.1M14 1h.1M11-1h.1M8 2h.1" stroke="#b5652e" stroke-width="1.800" stroke-linecap="round"/>${MOUTHS.grin}`;

/** The miser: skull cap, long nose, hollow cheeks, one counter in his fist. */
const gaspard =
  `${shoulders('#3e3a4a')}<path d="M-10 25L0 31L10 25L7 40L0 34L-7 40Z" fill="${GREY}" ${PEN}/><path d="M-30 40h9v9h-9z" fill="#5d586c" ${outline(1.2)} stroke-dasharray="2 2.500"/>${ears(SKINS.pale)}${head(SKINS.pale, 0.86)}` +
  `<path d="M-15-14C-26-6-24 10-22 18C-19 8-18 0-14-6ZM15-14C26-6 24 10 22 18C19 8 18 0 14-6Z" fill="${GREY}" ${PEN}/><path d="M-18-14C-18-38 18-38 18-14C8-20-8-20-18-14Z" fill="#26222f" ${PEN}/><path d="M-8-30C-4-33 2-33 6-32" stroke="#6d6880" stroke-width="2" fill="none" stroke-linecap="round"/>` +
  `${brows(-12, -8, '#77716a')}<g transform="scale(.9 .85)">${eyes(-1)}</g>${NOSES.hooked}<path d="M-13 4C-9 8-9 12-10 15M13 4C9 8 9 12 10 15" ${FINE}/><path d="M-5 15.500C-2 14.500 2 14.500 5 15.500" ${FINE}/>` +
  `<g transform="translate(22 36)"><path d="M-9 16C-14 4-8-6 2-8C12-8 15 2 12 16Z" fill="${SKINS.pale}" ${PEN}/><circle cy="-8" r="8" fill="${YELLOW}" ${outline(1.6)}/><circle cy="-8" r="4.500" fill="none" stroke="#a87410" stroke-width="1.400"/><path d="M-8 0C-10-6-4-10-1-6M-3 2C-4-4 2-8 5-4M3 4C3-2 8-5 11 0" fill="${SKINS.pale}" ${outline(1.5)}/></g>`;

/** The cautious one: a deep hood, raised brows. */
const blandine =
  `${shoulders('#4b6788')}${head(SKINS.pale)}<path d="M-17-8C-18-22-6-28 0-28C6-28 18-22 17-8C10-18 4-20 0-22C-4-20-10-18-17-8Z" fill="#b08a5a" ${PEN}/>` +
  `<path fill-rule="evenodd" d="M0-46C30-44 34-6 30 14C26 28 14 34 0 35C-14 34-26 28-30 14C-34-6-30-44 0-46ZM0-32C-18-31-21-12-20-2C-19 12-10 22 0 23C10 22 19 12 20-2C21-12 18-31 0-32Z" fill="#5f7fa5" ${PEN}/><path d="M-25-18C-22-34-10-40 0-40M-26 6C-24 18-18 26-8 30" fill="none" stroke="#a9c2df" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M0 35L-10 46L-3 44L0 52L3 44L10 46Z" fill="${RED}" ${outline(1.6)}/>` +
  `${brows(-10, -15, '#8a6a40')}${eyes(-1.4, 0, 1.05)}${NOSES.short}${cheeks(0.4)}${MOUTHS.small}`;

/** The hasty one: windblown hair, a flying hat. */
const hector =
  `${shoulders('#1f6f78')}<path d="M-12 24C-4 32 6 32 12 24L15 33C6 40-6 40-14 33Z" fill="#e0752a" ${PEN}/><path d="M-12 30C-26 28-34 34-46 28C-42 38-30 42-12 38Z" fill="#e0752a" ${PEN}/>${ears(SKINS.olive)}${head(SKINS.olive)}` +
  `<path d="M20-8C26-30 8-38-6-35C-22-42-34-34-42-36C-38-30-34-28-30-28C-38-26-42-20-46-18C-38-16-32-18-28-18C-32-12-34-8-38-4C-30-4-22-8-19-10C-12-20 4-24 20-8Z" fill="#2e2320" ${PEN}/>` +
  `<g transform="translate(28 -33) rotate(24)"><path d="M-16 3C-12-8 12-8 16 3C8 7-8 7-16 3Z" fill="#26222f" ${PEN}/><circle cy="-1" r="3" fill="${RED}" ${outline(1.2)}/></g><path d="M12-44L6-46M14-36L8-37" ${FINE}/>` +
  `${brows(-14, -10, '#2e2320')}${eyes(1.8, 0)}${NOSES.short}${cheeks(0.35)}${MOUTHS.open}`;

/** The portraits of the eight characters. */
export const CHARACTERS = {
  leonie: { ground: '#d9cbe8', drawing: leonie },
  achille: { ground: '#cfe3d8', drawing: achille },
  rosalie: { ground: '#f6d3b8', drawing: rosalie },
  prosper: { ground: '#e2e2b4', drawing: prosper },
  ninon: { ground: '#bfe0ef', drawing: ninon },
  gaspard: { ground: '#cdd0da', drawing: gaspard },
  blandine: { ground: '#efe2c4', drawing: blandine },
  hector: { ground: '#f8d492', drawing: hector },
} as const satisfies Readonly<Record<CharacterName, Portrait>>;
