import { invitationIn } from '../../app/routing/mendedLink.ts';
import { parseRoute } from '../../app/routing/parseRoute.ts';
import { BOARD_ADDRESS, stepPart } from '../../app/routing/route.ts';

/** The address of a table, to invite others. */
export function roomAddress(code: string): string {
  return `#/t/${encodeURIComponent(code)}`;
}

/** The address of a table on the screen in the middle of a room. */
export function boardAddress(code: string): string {
  return `${BOARD_ADDRESS}/${encodeURIComponent(code)}`;
}

/** The address with the token of a member, to continue on another device. */
export function placeAddress(code: string, token: string): string {
  return `${roomAddress(code)}/${encodeURIComponent(token)}`;
}

/** The address of the hand of a player whose table is shown elsewhere. */
export function handAddress(code: string): string {
  return `#/hand/${encodeURIComponent(code)}`;
}

/** The address of a hand with the token of a member, to continue on another phone. */
export function handPlaceAddress(code: string, token: string): string {
  return `${handAddress(code)}/${encodeURIComponent(token)}`;
}

/** The address with which a phone takes the place of a member whose phone is lost. `secret`: of the offer. */
export function replacementAddress(code: string, member: number, secret: string): string {
  return `${handAddress(code)}/for/${member}/${encodeURIComponent(secret)}`;
}

/** The address of the replay of a game. */
export function recordAddress(code: string, game: number, deal?: number, step = 0): string {
  const at = deal === undefined ? '' : `/${deal}${stepPart(step)}`;
  return `#/record/${encodeURIComponent(code)}/${game}${at}`;
}

/** An address of this page as an absolute URL, without the parameters with which the page was opened. */
export function linkTo(address: string): string {
  return `${location.href.replace(/[?#].*/s, '')}${address}`;
}

const PRIVATE_HOST =
  /^(localhost$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[(f[cd]|fe80|::1))|\.local$/;

/** Whether only devices of the same network reach a host: `192.168.1.5`, `laptop.local`. */
export function isPrivateHost(hostname: string): boolean {
  return PRIVATE_HOST.test(hostname);
}

const CODE_LENGTH = 'bado-miku-ze'.length;

/** The code of the table without the key of a renewed link. */
export function tableCodeOf(invitation: string): string {
  return invitation.slice(0, CODE_LENGTH);
}

/**
 * The table code, with the key of a renewed link if it has one, that a person typed or pasted: `Bado Miku Ze`, or the whole link.
 * Null if it is none.
 */
export function codeOf(typed: string): string | null {
  const start = typed.search(/#|%23/);
  if (start < 0) return invitationIn(typed);
  const route = parseRoute(typed.slice(start));
  return route.page !== 'unknown' && 'code' in route ? route.code : null;
}

/** A code divided into syllables, to be spoken. */
export function syllablesOf(code: string): string {
  return (
    code
      .replaceAll('-', '')
      .match(/.{1,2}/g)
      ?.join(' · ') ?? code
  );
}
