import type { FastifyReply, FastifyRequest } from 'fastify';

const deepest = 8;
/** A path that was the fragment of a link: mail programs and messengers encode `#`, some more than once. */
const encodedFragment = /^\/+(?:index\.html)?%(?:25)*23(.*)$/s;

/** Redirects a link whose `#` was encoded on its way to the page. Returns undefined for other requests. */
export function redirectToPage(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const address = method === 'GET' || method === 'HEAD' ? mendedAddress(url) : null;
  return address === null ? undefined : reply.header('cache-control', 'no-store').redirect(address);
}

/**
 * Returns the address of the page with the fragment: `../../#/t/bado-miku-ze` for `/%23/t/bado-miku-ze`. It is relative, because a
 * proxy may have taken a path off. Null for other addresses.
 */
export function mendedAddress(url: string): string | null {
  const [, fragment] = encodedFragment.exec(url) ?? [];
  if (fragment === undefined) return null;
  const [path = ''] = url.split('?');
  const depth = path.split('/').length - 2;
  return depth > deepest ? null : `${'../'.repeat(depth) || './'}#${escaped(fragment)}`;
}

/** Escapes bytes that a header must not have. */
function escaped(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
