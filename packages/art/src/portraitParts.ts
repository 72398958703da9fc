import { INK, outline, RED } from './suits.ts';

export const PEN = outline(2);
/** A finer pen for wrinkles, lashes and seams. */
export const FINE = `fill="none" ${outline(1.3)}`;

export const SKINS = {
  pale: '#fbe3cf',
  rosy: '#f6d0b4',
  olive: '#dfae82',
  brown: '#b5784e',
  dark: '#80502f',
} as const;

export function shoulders(colour: string): string {
  return `<path d="M-42 52C-42 32-26 25-11 22H11C26 25 42 32 42 52Z" fill="${colour}" ${PEN}/>`;
}

/** Neck and head. `wide`: relative width of the face. */
export function head(skin: string, wide = 1): string {
  return (
    `<path d="M-7 12H7V27H-7Z" fill="${skin}" ${PEN}/><g transform="scale(${wide} 1)"><path d="M-19-10C-20 9-10 21 0 22C10 21 20 9 19-10C17-32-17-32-19-10Z" fill="${skin}" ${PEN}/>` +
    `<path d="M19-10C20 9 10 21 0 22C8 16 13 4 12-14C12-20 18-18 19-10Z" fill="#7a3b12" opacity=".16"/></g>`
  );
}

export function ears(skin: string): string {
  return `<path d="M-18-6C-25-9-25 4-18 4ZM18-6C25-9 25 4 18 4Z" fill="${skin}" ${PEN}/>`;
}

/** Eyes that look aside or up by the given offsets. */
export function eyes(aside = 0, up = 0, size = 1): string {
  return [-8, 8]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="-5" rx="${4.2 * size}" ry="${3.6 * size}" fill="#fff" stroke="${INK}" stroke-width="1.2"/><circle cx="${x + aside}" cy="${-5 - up}" r="${2.1 * size}" fill="${INK}"/><circle cx="${x + aside + 0.7}" cy="${-5.8 - up}" r=".7" fill="#fff"/>`,
    )
    .join('');
}

/** Brows with the heights of their outer and inner ends. */
export function brows(outer: number, inner: number, colour = INK): string {
  return `<path d="M-13 ${outer}Q-9 ${Math.min(outer, inner) - 2}-4 ${inner}M13 ${outer}Q9 ${Math.min(outer, inner) - 2} 4 ${inner}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"/>`;
}

export function cheeks(strength = 0.5): string {
  return `<circle cx="-11.500" cy="5" r="4.200" fill="#e8715c" opacity="${strength}"/><circle cx="11.500" cy="5" r="4.200" fill="#e8715c" opacity="${strength}"/>`;
}

export const NOSES = {
  short: `<path d="M0-4C3 1 4 4 0 5" ${FINE}/>`,
  round: `<path d="M-4 4C-5 0-1-3 1-2C5-1 6 5 1 6C-1 6-3 6-4 4Z" fill="#f0b294" ${outline(1.3)}/>`,
  hooked: `<path d="M-1-8C5-4 9 5 7 9C4 12-1 10-3 8" fill="#f3cdb0" ${outline(1.5)}/>`,
} as const;

export const MOUTHS = {
  smile: `<path d="M-6 11C-3 15 3 15 6 11" ${FINE}/>`,
  knowing: `<path d="M-5 12C-1 13 4 12 7 9" ${FINE}/>`,
  small: `<path d="M-3 12.500C-1 11.500 1 11.500 3 12.500" fill="none" stroke="${RED}" stroke-width="2.400" stroke-linecap="round"/>`,
  lips: `<path d="M-6 11.500C-3 9.500-1 10 0 10.800C1 10 4 9 7 10.500C4 15-2 15-6 11.500Z" fill="${RED}" ${outline(0.9)}/>`,
  tight: `<path d="M-5 13H5" ${FINE}/>`,
  down: `<path d="M-5 14C-2 11 2 11 5 14" ${FINE}/>`,
  open: `<path d="M-6 10C-3 9 3 9 6 10C6 17 3 19 0 19C-3 19-6 17-6 10Z" fill="#6d1420" ${outline(1.3)}/><path d="M-4 10.500H4V12.500H-4Z" fill="#fff"/>`,
  grin: `<path d="M-8 9C-4 11 4 11 8 9C7 16 3 18 0 18C-3 18-7 16-8 9Z" fill="#6d1420" ${outline(1.3)}/><path d="M-6 10.300H-.8V13H-5ZM1.800 10.500H6L5.300 13H1.800Z" fill="#fff"/>`,
} as const;
