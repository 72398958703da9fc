import { stepPart } from '../routing/route.svelte.ts';

/** The address of a table: the link that is given to others. */
export function tableAddress(code: string): string {
  return `#/t/${encodeURIComponent(code)}`;
}

/** The address that carries one's own place, to be opened on another device. */
export function placeAddress(code: string, token: string): string {
  return `${tableAddress(code)}/${encodeURIComponent(token)}`;
}

/** The address of a game that was played at a table, at a deal and a move of it. */
export function recordAddress(code: string, game: number, deal?: number, step = 0): string {
  const at = deal === undefined ? '' : `/${deal}${stepPart(step)}`;
  return `#/record/${encodeURIComponent(code)}/${game}${at}`;
}

/** An address of this page as a whole link. */
export function linkTo(address: string): string {
  return `${location.href.replace(/#.*/s, '')}${address}`;
}

/** The form of a code: two syllables, two, and one. */
const PARTS = /^(.{4})(.{4})(.{2})$/;

/** The code that somebody typed or pasted, however it was written: `Bado Miku Ze`, or the whole link. */
export function codeOf(typed: string): string {
  const fromLink = /#\/t\/([^/?]+)/.exec(typed)?.[1] ?? typed;
  const letters = fromLink.toLowerCase().replace(/[^a-z]/g, '');
  return letters.replace(PARTS, '$1-$2-$3');
}

/** A code as it is said aloud, syllable by syllable. */
export function syllablesOf(code: string): string {
  return (
    code
      .replaceAll('-', '')
      .match(/.{1,2}/g)
      ?.join(' · ') ?? code
  );
}
