/**
 * Whether a page may speak to this server: one from an allowed origin, or where none is named one from the very host
 * that was asked. What is no browser sends no origin and is let in: it has no one's secrets but its own.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[] | null,
): boolean {
  if (origin === undefined) return true;
  if (allowed !== null) return allowed.includes(origin);
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
