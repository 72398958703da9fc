import type { Suit } from '@nain-jaune/engine';
import { BLUE, CREAM, GREEN, INK, OAK, outline, RED, SKIN, STEEL, SUIT_PATH, YELLOW } from './suits.ts';

/** The ranks of the court cards. */
export type CourtRank = 'J' | 'Q' | 'K';

type Held = 'sceptre' | 'sword' | 'harp' | 'orb' | 'flower' | 'halberd' | 'fan' | 'lute' | 'arrow' | 'shield';

/** One court card: its name in the Paris pattern, and how it is dressed. */
interface Court {
  readonly name: string;
  readonly hair: string;
  readonly robe: string;
  readonly trim: string;
  readonly under: string;
  readonly beard?: string;
  readonly moustache?: boolean;
  readonly held: Held;
  /** Which way it looks: 1 right, -1 left. */
  readonly look: 1 | -1;
}

/** The twelve court cards by their names in the Paris pattern. */
const COURTS: Readonly<Record<`${CourtRank}${Suit}`, Court>> = {
  Ks: {
    name: 'David',
    hair: '#7a5230',
    robe: BLUE,
    trim: YELLOW,
    under: RED,
    beard: '#7a5230',
    held: 'harp',
    look: -1,
  },
  Kh: {
    name: 'Charles',
    hair: '#e9e2d0',
    robe: RED,
    trim: YELLOW,
    under: BLUE,
    beard: '#e9e2d0',
    held: 'sword',
    look: 1,
  },
  Kd: {
    name: 'César',
    hair: '#4a3526',
    robe: YELLOW,
    trim: RED,
    under: BLUE,
    beard: '#4a3526',
    held: 'sceptre',
    look: 1,
  },
  Kc: {
    name: 'Alexandre',
    hair: '#a8692a',
    robe: GREEN,
    trim: YELLOW,
    under: RED,
    beard: '#a8692a',
    held: 'orb',
    look: -1,
  },
  Qs: { name: 'Pallas', hair: '#5b3a22', robe: BLUE, trim: YELLOW, under: RED, held: 'arrow', look: 1 },
  Qh: { name: 'Judith', hair: '#d9a441', robe: RED, trim: YELLOW, under: BLUE, held: 'flower', look: -1 },
  Qd: { name: 'Rachel', hair: '#8a3b1c', robe: YELLOW, trim: BLUE, under: RED, held: 'fan', look: 1 },
  Qc: { name: 'Argine', hair: '#2e2320', robe: GREEN, trim: YELLOW, under: RED, held: 'flower', look: -1 },
  Js: { name: 'Hogier', hair: '#d9a441', robe: BLUE, trim: YELLOW, under: RED, held: 'halberd', look: 1 },
  Jh: { name: 'La Hire', hair: '#8a3b1c', robe: RED, trim: YELLOW, under: BLUE, held: 'sword', look: -1 },
  Jd: { name: 'Hector', hair: '#4a3526', robe: YELLOW, trim: RED, under: BLUE, held: 'lute', look: -1 },
  Jc: {
    name: 'Lancelot',
    hair: '#5b3a22',
    robe: GREEN,
    trim: YELLOW,
    under: RED,
    moustache: true,
    held: 'shield',
    look: 1,
  },
};
const LINE = outline(2.4);

/** What a court card holds, on its right. */
function held(kind: Held, c: Court, suit: Suit): string {
  switch (kind) {
    case 'sceptre':
      return `<path d="M70-112V20" fill="none" stroke="${INK}" stroke-width="8"/><path d="M70-112V20" fill="none" stroke="${YELLOW}" stroke-width="4"/><g transform="translate(70 -122) scale(.26)"><path d="${SUIT_PATH[suit]}" fill="${YELLOW}" stroke="${INK}" stroke-width="9"/></g><circle cx="70" cy="-98" r="6" fill="${RED}" ${LINE}/>`;
    case 'sword':
      return `<path d="M70 16V-118L66-130L62-118V16Z" fill="${STEEL}" ${LINE}/><path d="M48-8H84V0H48Z" fill="${YELLOW}" ${LINE}/><circle cx="66" cy="22" r="6" fill="${YELLOW}" ${LINE}/>`;
    case 'harp':
      return `<path d="M46 10L46-72C58-66 64-86 84-82C76-50 70-16 46 10Z" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/><path d="M46 10L46-72C58-66 64-86 84-82C76-50 70-16 46 10Z" fill="#fff6d8" stroke="${YELLOW}" stroke-width="5" stroke-linejoin="round"/><path d="M53-68V-4M60-72V-16M67-78V-30M74-82V-46" stroke="${INK}" stroke-width="1.3"/>`;
    case 'orb':
      return `<circle cx="68" cy="-22" r="19" fill="${BLUE}" ${LINE}/><path d="M50-26C60-19 78-19 86-26M68-41V-20" fill="none" stroke="${YELLOW}" stroke-width="4"/><path d="M68-42V-60M60-53H76" stroke="${YELLOW}" stroke-width="5"/><path d="M68-42V-62M58-53H78" stroke="${INK}" stroke-width="1" opacity=".4"/>`;
    case 'flower':
      return `<path d="M64 16C66-18 62-44 70-66" fill="none" stroke="${GREEN}" stroke-width="4"/><path d="M66-26C78-36 86-34 88-28C80-20 72-20 66-26Z" fill="#3c8a62" ${LINE}/><g transform="translate(70 -80)">${[0, 72, 144, 216, 288].map((a) => `<ellipse rx="8" ry="12" cy="-10" transform="rotate(${a})" fill="${suit === 'h' ? RED : '#e58fb0'}" stroke="${INK}" stroke-width="1.8"/>`).join('')}<circle r="6" fill="${YELLOW}" ${LINE}/></g>`;
    case 'halberd':
      return `<path d="M70-118V30" stroke="${INK}" stroke-width="7"/><path d="M70-118V30" stroke="${OAK}" stroke-width="3.6"/><path d="M66-112C52-118 46-100 48-84C56-92 60-90 66-88ZM74-108L92-100L74-90Z" fill="${STEEL}" ${LINE}/><path d="M70-140L76-116H64Z" fill="${STEEL}" ${LINE}/>`;
    case 'fan':
      return `<g transform="translate(66 -2)"><path d="M0 0L-34-44A56 56 0 0 1 34-44Z" fill="${c.under}" ${LINE}/><path d="M0 0L-20-52M0 0L0-56M0 0L20-52" stroke="${INK}" stroke-width="1.5"/><path d="M-27-35A44 44 0 0 1 27-35" fill="none" stroke="${YELLOW}" stroke-width="4"/></g>`;
    case 'lute':
      return `<path d="M66-10V-96" stroke="${INK}" stroke-width="9"/><path d="M66-10V-96" stroke="${OAK}" stroke-width="5"/><path d="M58-96L78-106L82-98L66-90Z" fill="#6b4423" ${LINE}/><ellipse cx="66" cy="-4" rx="21" ry="29" fill="#c98a45" ${LINE}/><circle cx="66" cy="-8" r="7" fill="${INK}"/><path d="M63-90V14M69-90V14" stroke="${CREAM}" stroke-width="1"/>`;
    case 'arrow':
      return `<path d="M72-118V26" stroke="${INK}" stroke-width="6"/><path d="M72-118V26" stroke="${OAK}" stroke-width="3"/><path d="M72-136L81-112H63Z" fill="${STEEL}" ${LINE}/>`;
    case 'shield':
      return `<path d="M42-62H92V-22C92 4 78 16 67 22C56 16 42 4 42-22Z" fill="${YELLOW}" ${LINE}/><path d="M49-55H85V-23C85-3 75 8 67 13C59 8 49-3 49-23Z" fill="${c.under}"/><g transform="translate(67 -24) scale(.3)"><path d="${SUIT_PATH[suit]}" fill="${CREAM}"/></g>`;
  }
}
/** Crown, coronet or hat. */
function headgear(rank: CourtRank, c: Court): string {
  if (rank === 'K')
    return `<path d="M-33-128L-40-160L-22-146L-13-168L0-148L13-168L22-146L40-160L33-128Z" fill="${YELLOW}" ${LINE}/><path d="M-34-130H34V-119H-34Z" fill="${c.under}" ${LINE}/>${[-40, -13, 13, 40].map((x, i) => `<circle cx="${x}" cy="${i % 3 ? -170 : -162}" r="4.4" fill="${RED}" ${LINE}/>`).join('')}${[-20, 0, 20].map((x) => `<circle cx="${x}" cy="-124.500" r="3" fill="${CREAM}"/>`).join('')}`;
  if (rank === 'Q')
    return `<path d="M-26-133L-31-154L-16-145L0-160L16-145L31-154L26-133Z" fill="${YELLOW}" ${LINE}/><circle cy="-161" r="4.600" fill="${RED}" ${LINE}/><circle cx="-31" cy="-155" r="3.6" fill="${CREAM}" ${LINE}/><circle cx="31" cy="-155" r="3.6" fill="${CREAM}" ${LINE}/>`;
  return `<path d="M-40-122C-44-150-20-160 6-156C34-152 44-140 40-124C20-134-18-134-40-122Z" fill="${c.robe === YELLOW ? RED : c.robe}" ${LINE}/><path d="M-42-120C-20-134 22-134 42-122L38-112C18-122-18-122-38-112Z" fill="${YELLOW}" ${LINE}/><path d="M26-146C52-176 64-168 62-150C54-146 42-142 30-138Z" fill="${CREAM}" ${LINE}/><path d="M33-144C44-154 52-160 58-162" fill="none" stroke="${INK}" stroke-width="1.2"/>`;
}
/** The upper half of a court card, before it is cut along the band. */
function half(suit: Suit, rank: CourtRank): string {
  const c = COURTS[`${rank}${suit}`];
  const f = c.look;
  const queen = rank === 'Q';
  const hair = queen
    ? `<path d="M-30-112C-38-140 38-140 30-112C42-84 44-66 38-52C24-58-24-58-38-52C-44-66-42-84-30-112Z" fill="${c.hair}" ${LINE}/><path d="M-32-84C-34-74-34-66-32-58M32-84C34-74 34-66 32-58" fill="none" stroke="${INK}" stroke-width="1.2" opacity=".6"/>`
    : `<path d="M-32-118C-36-138 36-138 32-118C36-98 44-82 42-72C34-66 28-70 24-74H-24C-28-70-34-66-42-72C-44-82-36-98-32-118Z" fill="${c.hair}" ${LINE}/>`;
  const face =
    `<path d="M-25-116C-26-92-16-74 0-72C16-74 26-92 25-116C20-130-20-130-25-116Z" fill="${SKIN}" ${LINE}/>` +
    (c.beard
      ? `<path d="M-24-100C-24-76-14-60 0-52C14-60 24-76 24-100C16-90 10-92 0-93C-10-92-16-90-24-100Z" fill="${c.beard}" ${LINE}/><path d="M-10-72C-8-64-4-60 0-56M10-72C8-64 4-60 0-56" fill="none" stroke="${INK}" stroke-width="1"/>`
      : '') +
    `<path d="M-17-114C-13-118-8-118-5-115M5-115C8-118 13-118 17-114" fill="none" stroke="${INK}" stroke-width="2"/><ellipse cx="${-10 + f * 1.5}" cy="-108" rx="2.800" ry="3.500" fill="${INK}"/><ellipse cx="${10 + f * 1.5}" cy="-108" rx="2.800" ry="3.500" fill="${INK}"/><path d="M${f * 1} -107C${f * 5}-102 ${f * 6}-99 ${f * 1}-98" fill="none" stroke="${INK}" stroke-width="1.7"/>` +
    (c.beard || c.moustache
      ? `<path d="M0-94C-6-97-13-95-16-91C-10-89-4-89 0-92C4-89 10-89 16-91C13-95 6-97 0-94Z" fill="${c.hair}" stroke="${INK}" stroke-width="1.4"/>`
      : '') +
    `<path d="M-5-86C-2-${queen ? 83 : 84} 2-${queen ? 83 : 84} 5-86C2-88-2-88-5-86Z" fill="${RED}" stroke="${INK}" stroke-width=".8"/><circle cx="-15" cy="-97" r="4" fill="#f3a58f" opacity=".55"/><circle cx="15" cy="-97" r="4" fill="#f3a58f" opacity=".55"/>`;
  // torso: shoulders to the diagonal; patterned trims
  const torso =
    `<path d="M-78 60C-86 6-72-40-38-56C-24-62 24-62 38-56C72-40 86 6 78 60Z" fill="${c.robe}" ${LINE}/>` +
    `<path d="M-20-60L-30 60H30L20-60C10-50-10-50-20-60Z" fill="${c.under}" ${LINE}/>` +
    `<path d="M-21-60L-32 60M21-60L32 60" stroke="${c.trim}" stroke-width="8" fill="none"/><path d="M-25-60L-36 60M-17-60L-28 60M25-60L36 60M17-60L28 60" stroke="${INK}" stroke-width="1.6" fill="none"/>` +
    [-34, -14, 6, 26]
      .map(
        (y) =>
          `<g transform="translate(0 ${y}) scale(.13)"><path d="${SUIT_PATH[suit]}" fill="${c.trim}" stroke="${INK}" stroke-width="9"/></g>`,
      )
      .join('') +
    [-40, -22, -4, 14]
      .map(
        (y, i) =>
          `<circle cx="${-26 - i * 1.6}" cy="${y}" r="2.100" fill="${INK}"/><circle cx="${26 + i * 1.6}" cy="${y}" r="2.100" fill="${INK}"/>`,
      )
      .join('') +
    `<path d="M-74-6C-62-14-52-14-42-8M-78 12C-64 4-54 4-42 10" fill="none" stroke="${c.trim}" stroke-width="5"/><path d="M74-6C62-14 52-14 42-8M78 12C64 4 54 4 42 10" fill="none" stroke="${c.trim}" stroke-width="5"/>` +
    (queen
      ? `<path d="M-26-62C-14-46 14-46 26-62L18-68C10-60-10-60-18-68Z" fill="${CREAM}" ${LINE}/>${[-15, -8, 0, 8, 15].map((x, i) => `<circle cx="${x}" cy="${[-57, -53, -51.5, -53, -57][i]}" r="2.800" fill="${YELLOW}" stroke="${INK}" stroke-width="1"/>`).join('')}`
      : `<path d="M-42-58C-26-74 26-74 42-58C36-44 24-42 16-46C8-40-8-40-16-46C-24-42-36-44-42-58Z" fill="${rank === 'K' ? CREAM : c.trim}" ${LINE}/>${rank === 'K' ? [-28, -12, 12, 28].map((x) => `<path d="M${x}-58l-2.500 7h5z" fill="${INK}"/>`).join('') : ''}`);
  const arm = `<path d="M78 40C84 14 80-14 62-26C52-30 46-22 48-10C52 6 58 10 66 14Z" fill="${c.robe}" ${LINE}/><path d="M56-26C66-30 74-24 76-14L60-6C54-12 52-20 56-26Z" fill="${c.trim}" ${LINE}/><path d="M54-22C48-30 52-40 64-40C74-40 78-32 74-24C68-18 60-17 54-22Z" fill="${SKIN}" ${LINE}/><path d="M58-36V-28M64-38V-29M70-36V-28" stroke="${INK}" stroke-width="1.2"/>`;
  return `<g transform="translate(0 -2)"><g transform="scale(${f} 1)">${hair}</g>${torso}${face}<g transform="scale(${f} 1)">${headgear(rank, c)}</g><g>${held(c.held, c, suit)}${arm}</g></g>`;
}

const FRAME = '<rect x="-88" y="-150" width="176" height="300" rx="6"';

/** The inside of a court card: two halves about a slanting band, framed. Ids within are unique by card. */
export function court(suit: Suit, rank: CourtRank): string {
  const id = `${rank}${suit}`;
  const beads = Array.from({ length: 11 }, (_, index) => {
    const along = (index - 5) / 5;
    return `<circle cx="${(along * 80).toFixed(1)}" cy="${(-along * 39.2).toFixed(1)}" r="3.6" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/>`;
  }).join('');
  const name = COURTS[`${rank}${suit}`].name;
  const written = `<text transform="translate(-99 34) rotate(-90)">${name}</text>`;
  return (
    `<clipPath id="f${id}">${FRAME}/></clipPath><clipPath id="h${id}"><path d="M-100-190H100V-49L-100 49Z"/></clipPath>` +
    `${FRAME} fill="#fff8e6"/><g clip-path="url(#f${id})"><g clip-path="url(#h${id})"><g id="g${id}" transform="translate(2 22) scale(1.04)">${half(suit, rank)}</g></g>` +
    `<g transform="rotate(180)"><g clip-path="url(#h${id})"><use href="#g${id}"/></g></g>` +
    `<path d="M-100 49L100-49" stroke="${INK}" stroke-width="13"/><path d="M-100 49L100-49" stroke="${YELLOW}" stroke-width="9"/>${beads}</g>` +
    `${FRAME} fill="none" stroke="currentColor" stroke-width="1.8"/>` +
    `<g font-family="Georgia,'Times New Roman','DejaVu Serif',serif" font-size="17" font-style="italic" fill="${INK}" text-anchor="middle">${written}<g transform="rotate(180)">${written}</g></g>`
  );
}
