import type { Portrait } from './botPortraits.ts';
import type { PERSON_FACES } from './faces.ts';
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
import { CREAM, INK, outline, RED, YELLOW } from './suits.ts';

const WHITE = '#efeae0';
const LACE = `fill="${CREAM}" ${PEN}`;
const CRAVAT = `<path d="M-9 25L0 31L9 25L12 44L0 37L-12 44Z" ${LACE}/>`;

function ruff(y: number): string {
  return [-24, -16, -8, 0, 8, 16, 24]
    .map((x) => `<ellipse cx="${x}" cy="${y - Math.abs(x) / 6}" rx="6" ry="8" ${LACE}/>`)
    .join('');
}

const grandmother =
  `${shoulders('#2f6b4f')}<path d="M-30 52L0 27L30 52Z" fill="#c9263a" ${PEN}/><path d="M-22 46L0 28L22 46" fill="none" stroke="${YELLOW}" stroke-width="2"/><circle cy="-37" r="9" fill="${WHITE}" ${PEN}/>${ears(SKINS.brown)}${head(SKINS.brown, 1.05)}` +
  `<path d="M-20-6C-24-28-10-34 0-34C10-34 24-28 20-6C16-18 8-24 0-26C-8-24-16-18-20-6Z" fill="${WHITE}" ${PEN}/><circle cx="-21" cy="7" r="2" fill="${YELLOW}"/><circle cx="21" cy="7" r="2" fill="${YELLOW}"/>` +
  `${brows(-11, -12, WHITE)}<path d="M-12-4Q-8-8-4-4M12-4Q8-8 4-4" ${FINE}/>${NOSES.short}${cheeks(0.3)}${MOUTHS.smile}<path d="M-15-1L-18-3M-15 2L-18 2M15-1L18-3M15 2L18 2" ${FINE}/>`;

const grandfather =
  `${shoulders('#7a4a22')}${ears(SKINS.rosy)}${head(SKINS.rosy)}<path d="M-19 0C-24 16-14 36 0 42C14 36 24 16 19 0C14 8 8 8 0 8C-8 8-14 8-19 0Z" fill="${WHITE}" ${PEN}/><path d="M-8 22C-7 28-4 33-1 36M8 22C7 28 4 33 1 36" ${FINE}/>` +
  `<path d="M-22-12C-20-36 10-42 26-34C36-28 38-16 36-6C32-14 26-18 20-14C8-20-10-20-22-12Z" fill="#6d8a5e" ${PEN}/><path d="M-12-28C0-36 14-36 26-30M22-20C26-28 28-32 27-33" fill="none" stroke="#c9d8b8" stroke-width="3"/><path d="M-23-11C-8-21 8-21 22-13L21-7C8-14-8-14-22-5Z" ${LACE}/><circle cx="36" cy="-3" r="5" ${LACE}/>` +
  `${brows(-9, -10, WHITE)}<g transform="translate(0 2)">${eyes(0, 0, 0.9)}${NOSES.round}</g>${cheeks(0.5)}<path d="M0 10C-5 7-11 9-13 13C-8 15-3 14 0 12C3 14 8 15 13 13C11 9 5 7 0 10Z" ${LACE}/>`;

const lady =
  `${shoulders('#d985a0')}<path d="M-18 26C-10 42 10 42 18 26L7 22H-7Z" fill="${SKINS.pale}" ${PEN}/>${[-10, -5, 0, 5, 10].map((x) => `<circle cx="${x}" cy="${29 - Math.abs(x) / 5}" r="2.300" ${LACE}/>`).join('')}` +
  `<path d="M-20 0C-34-24-22-47 0-47C22-47 34-24 20 0C26 12 24 22 20 26C18 16 18 8 17 0H-17C-18 8-18 16-20 26C-24 22-26 12-20 0Z" fill="${WHITE}" ${PEN}/>${head(SKINS.pale, 0.95)}` +
  `<path d="M-18-10C-16-24-8-27 0-27C8-27 16-24 18-10C12-19 6-21 0-21C-6-21-12-19-18-10Z" fill="${WHITE}" ${PEN}/><path d="M-14-38C-6-32-6-30-12-26M12-40C6-34 6-32 14-28M-2-44V-30" ${FINE}/>` +
  `<g transform="translate(17 -32)">${[0, 72, 144, 216, 288].map((a) => `<circle cy="-5" r="4" transform="rotate(${a})" fill="#e0637f" ${outline(1.2)}/>`).join('')}<circle r="3" fill="${YELLOW}"/></g>` +
  `${brows(-11, -13, '#8d7c6a')}${eyes(0, 0, 1.05)}<path d="M-13-7L-15-9M13-7L15-9" ${FINE}/>${NOSES.short}${cheeks(0.7)}${MOUTHS.lips}`;

const gentleman =
  `${shoulders('#8c1d2f')}<path d="M-26 32L-20 52M26 32L20 52" stroke="${YELLOW}" stroke-width="3"/>${CRAVAT}${ears(SKINS.dark)}${head(SKINS.dark)}` +
  `<path d="M-20-12C-27-8-27 4-24 10C-20 8-18 0-18-8ZM20-12C27-8 27 4 24 10C20 8 18 0 18-8Z" fill="#1f1a1a" ${PEN}/><path d="M-38-20C-24-26-18-44 0-44C18-44 24-26 38-20C26-12 12-22 0-22C-12-22-26-12-38-20Z" fill="#26222f" ${PEN}/><path d="M-38-20C-26-12-12-22 0-22C12-22 26-12 38-20" fill="none" stroke="${YELLOW}" stroke-width="2.600"/><circle cx="-14" cy="-27" r="4" fill="${RED}" ${outline(1.2)}/>` +
  `${brows(-11, -12)}${eyes()}<path d="M-4 4C-3 6 3 6 4 4" ${FINE}/><path d="M0 9C-4 7-9 8-12 11C-8 12-4 12 0 11C4 12 8 12 12 11C9 8 4 7 0 9Z" fill="#1f1a1a"/>${MOUTHS.smile.replace('11C', '13C')}`;

const girl =
  `${[
    [-22, -14],
    [-26, -2],
    [-24, 10],
    [22, -14],
    [26, -2],
    [24, 10],
    [-14, -26],
    [14, -26],
    [0, -31],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#2e2320" ${outline(1.6)}/>`)
    .join('')}` +
  `<g transform="translate(0 6) scale(.86)">${shoulders('#e0a12a')}<path d="M-16 25C-8 34 8 34 16 25L8 21H-8Z" ${LACE}/></g>${head(SKINS.brown, 1.08)}<path d="M-20-10C-16-28 16-28 20-10C10-18-10-18-20-10Z" fill="#2e2320" ${PEN}/>` +
  `<path d="M12-28L-2-38V-20ZM12-28L28-38V-20Z" fill="${RED}" ${PEN}/><circle cx="12" cy="-28" r="3.500" fill="${RED}" ${outline(1.4)}/>${brows(-12, -13)}${eyes(0, 0, 1.25)}${NOSES.short}${cheeks(0.4)}${MOUTHS.smile}`;

const boy =
  `<g transform="translate(0 6) scale(.86)">${shoulders('#3d6d9e')}<path d="M-20 24L0 34L20 24L14 42L0 34L-14 42Z" ${LACE}/></g>${ears(SKINS.rosy)}${head(SKINS.rosy, 1.08)}` +
  `<path d="M-22-6C-24-20-14-26 0-24C14-26 24-20 22-6L17-13L13-7L8-14L3-8L-3-15L-8-8L-13-14Z" fill="#d9a441" ${PEN}/><path d="M-27-18C-28-38-8-45 6-43C22-41 28-30 27-18C16-26-16-26-27-18Z" fill="#5a6b3b" ${PEN}/><path d="M-27-18C-14-27 10-26 20-22C32-20 38-14 38-11C24-12 12-18-27-18Z" fill="#46552c" ${PEN}/>` +
  `${brows(-11, -12, '#9a6d20')}${eyes(0, 0, 1.2)}${NOSES.short}${cheeks(0.6)}${MOUTHS.grin}`;

const cat =
  `${shoulders('#5b3a72')}${ruff(31)}<path d="M-24-10L-28-42L-8-27H8L28-42L24-10C30 14 12 25 0 25C-12 25-30 14-24-10Z" fill="#8b8f98" ${PEN}/><path d="M-23-18L-25-34L-13-25ZM23-18L25-34L13-25Z" fill="#f3b6ae"/><path d="M-5-26V-14M5-26V-14M0-26V-11M-24 4L-15 5M-23 11L-14 10M24 4L15 5M23 11L14 10" stroke="#565a63" stroke-width="2.600" stroke-linecap="round"/>` +
  `<path d="M0 6C-12 4-14 20 0 21C14 20 12 4 0 6Z" fill="${WHITE}"/><path d="M-16-3Q-10-11-4-3Q-10 2-16-3ZM16-3Q10-11 4-3Q10 2 16-3Z" fill="#d8e26a" ${outline(1.4)}/><ellipse cx="-10" cy="-4" rx="1.600" ry="4" fill="${INK}"/><ellipse cx="10" cy="-4" rx="1.600" ry="4" fill="${INK}"/>` +
  `<path d="M-4 6H4L0 11Z" fill="#e0637f" ${outline(1.2)}/><path d="M0 11C-1 16-7 16-8 13M0 11C1 16 7 16 8 13M-12 11L-30 8M-12 14L-29 16M12 11L30 8M12 14L29 16" ${FINE}/>`;

const fox =
  `${shoulders('#2f6b4f')}${CRAVAT}<path d="M-22-14L-32-44L-9-28H9L32-44L22-14C34 4 20 14 8 20L0 28L-8 20C-20 14-34 4-22-14Z" fill="#d96f27" ${PEN}/><path d="M-25-22L-28-36L-16-27ZM25-22L28-36L16-27Z" fill="#3a2418"/><path d="M-30 1C-16-4-8 6-3 16L0 27L-8 20C-18 15-28 8-30 1ZM30 1C16-4 8 6 3 16L0 27L8 20C18 15 28 8 30 1Z" ${LACE}/>` +
  `<path d="M-15-4Q-10-10-4-4Q-9-1-15-4ZM15-4Q10-10 4-4Q9-1 15-4Z" fill="#f6d36b" ${outline(1.4)}/><circle cx="-9" cy="-5" r="2.200" fill="${INK}"/><circle cx="9" cy="-5" r="2.200" fill="${INK}"/><path d="M-16-10L-5-8M16-10L5-8" ${FINE}/><path d="M-5 19C-4 16 4 16 5 19L0 26Z" fill="${INK}"/>`;

const owl =
  `<path d="M-30 52C-36 20-34-20-26-32L-30-46L-12-36C-4-39 4-39 12-36L30-46L26-32C34-20 36 20 30 52Z" fill="#8a6238" ${PEN}/><path d="M-18 52C-22 34-14 22 0 22C14 22 22 34 18 52Z" fill="#d9bd8c" ${PEN}/><path d="M-9 30l4 5l4-5M1 30l4 5l4-5M-13 40l4 5l4-5M-4 40l4 5l4-5M5 40l4 5l4-5" ${FINE}/>` +
  `<circle cx="-13" cy="-8" r="15" fill="#f1e2c0" ${PEN}/><circle cx="13" cy="-8" r="15" fill="#f1e2c0" ${PEN}/><circle cx="-13" cy="-8" r="8.500" fill="${YELLOW}" ${outline(1.6)}/><circle cx="13" cy="-8" r="8.500" fill="${YELLOW}" ${outline(1.6)}/><circle cx="-12" cy="-8" r="4.500" fill="${INK}"/><circle cx="12" cy="-8" r="4.500" fill="${INK}"/><circle cx="-10.500" cy="-10" r="1.500" fill="#fff"/><circle cx="13.500" cy="-10" r="1.500" fill="#fff"/>` +
  `<path d="M-5 0L0 14L5 0C2-3-2-3-5 0Z" fill="#e0912a" ${PEN}/>`;

const hare =
  `${shoulders('#27408b')}${ruff(31)}<path d="M-14-16C-30-30-26-50-18-50C-10-50-6-34-4-20ZM14-16C28-28 40-36 38-42C34-48 14-40 4-20Z" fill="#c9a67c" ${PEN}/><path d="M-13-20C-22-32-20-44-18-44C-14-44-10-32-8-22ZM14-21C22-28 32-36 32-39C28-42 16-34 9-22Z" fill="#f3c4b4"/>` +
  `<path d="M-22-2C-22-22-12-26 0-26C12-26 22-22 22-2C24 14 12 24 0 24C-12 24-24 14-22-2Z" fill="#c9a67c" ${PEN}/><path d="M0 4C-14 4-14 21 0 22C14 21 14 4 0 4Z" fill="${CREAM}"/><circle cx="-11" cy="-6" r="5" fill="#fff" ${outline(1.4)}/><circle cx="11" cy="-6" r="5" fill="#fff" ${outline(1.4)}/><circle cx="-10" cy="-6" r="3" fill="${INK}"/><circle cx="10" cy="-6" r="3" fill="${INK}"/><circle cx="-9" cy="-7.500" r="1" fill="#fff"/><circle cx="11" cy="-7.500" r="1" fill="#fff"/>` +
  `<path d="M-4 5H4L0 9Z" fill="#e0637f" ${outline(1.2)}/><path d="M-3 13.500H3V17.500H-3Z" fill="#fff" ${outline(1)}/><path d="M0 9V13M-12 9L-28 6M-12 12L-27 14M12 9L28 6M12 12L27 14" ${FINE}/>`;

export const PEOPLE = {
  grandmother: { ground: '#f4d9a6', drawing: grandmother },
  grandfather: { ground: '#cfe0d0', drawing: grandfather },
  lady: { ground: '#cfdcf0', drawing: lady },
  gentleman: { ground: '#ecdcb2', drawing: gentleman },
  girl: { ground: '#cfe7ea', drawing: girl },
  boy: { ground: '#f3dfb5', drawing: boy },
  cat: { ground: '#f1d9cf', drawing: cat },
  fox: { ground: '#dbe7c9', drawing: fox },
  owl: { ground: '#c6cfe4', drawing: owl },
  hare: { ground: '#d3ead9', drawing: hare },
} as const satisfies Readonly<Record<(typeof PERSON_FACES)[number], Portrait>>;

/** A silhouette for an unknown person. */
export const SOMEBODY: Portrait = {
  ground: '#f3e8cf',
  drawing:
    '<path d="M-34 52C-30 34-18 30-10 26C-8 22-9 18-10 14C-22 8-26-4-22-16C-26-14-30-12-32-14C-26-20-24-32-12-36C0-42 16-38 19-24C20-18 18-15 20-11L26-2C26 0 22 1 21 2C22 5 21 6 20 7C21 9 20 10 19 11C20 16 17 19 8 17C7 21 9 25 14 27C26 31 32 38 34 52Z" fill="#1d1a2b"/><path d="M-22-16C-28-4-32 2-28 14C-24 10-22 4-20 0Z" fill="#1d1a2b"/>',
};
