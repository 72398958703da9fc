import type { Piece } from './counterSizes.ts';

/** Drawings of the counters with edge and shade, in boxes of the sizes in `PIECE_SIZES`. */
export const COUNTERS = {
  jeton:
    '<circle cx="20" cy="23.500" r="16.500" opacity=".28"/><circle cx="20" cy="22" r="16.500" fill="#8a5c0b"/>' +
    '<circle cx="20" cy="19" r="16.500" fill="#f2c033" stroke="#7a4f08" stroke-width="1.2"/>' +
    '<path d="M6 24A15 15 0 0 0 34 24A16 16 0 0 1 6 24Z" fill="#c98e12"/>' +
    '<circle cx="20" cy="19" r="11.500" fill="#e2a91f" stroke="#a87410" stroke-width="1.4"/>' +
    '<path d="M9.500 22A11 11 0 0 1 20 8A12 12 0 0 0 9.500 22Z" fill="#a87410" opacity=".55"/>' +
    '<path d="M20 10.500L25 19L20 27.500L15 19Z" fill="#fbe08a" stroke="#a87410" stroke-width="1"/>' +
    '<path d="M8 12A14.500 14.500 0 0 1 26 5.500" fill="none" stroke="#fff6cf" stroke-width="2.2" stroke-linecap="round"/>',
  fiche:
    '<rect x="2" y="8" width="70" height="21" rx="7" opacity=".28"/><rect x="2" y="6" width="70" height="20" rx="7" fill="#6d0f1b"/>' +
    '<rect x="2" y="2" width="70" height="20" rx="7" fill="#c9263a" stroke="#5d0b16" stroke-width="1.2"/>' +
    '<rect x="7" y="6" width="60" height="12" rx="4" fill="none" stroke="#f7c9a8" stroke-width="1.4"/>' +
    '<path d="M37 7.500L41.500 12L37 16.500L32.500 12Z" fill="#f7dcb4"/><path d="M16 12H28M46 12H58" stroke="#f7c9a8" stroke-width="1.4"/>' +
    '<path d="M9 4H62" stroke="#ff9b9b" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>',
  contrat:
    '<rect x="2" y="8" width="50" height="39" rx="5" opacity=".28"/><rect x="2" y="6" width="50" height="38" rx="5" fill="#14255c"/>' +
    '<rect x="2" y="2" width="50" height="38" rx="5" fill="#2f55b4" stroke="#0f1d4a" stroke-width="1.2"/>' +
    '<rect x="7.500" y="7.500" width="39" height="27" rx="2.500" fill="#274a9f" stroke="#cfdcff" stroke-width="1.4"/>' +
    '<path d="M27 10.500L31 17L38.500 21L31 25L27 31.500L23 25L15.500 21L23 17Z" fill="#f6d36b" stroke="#14255c" stroke-width="1"/>' +
    '<path d="M8 4.200H45" stroke="#a9c2ff" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>',
} as const satisfies Readonly<Record<Piece, string>>;
