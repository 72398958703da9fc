/**
 * Whether a page may use this server: one from an allowed origin or, if none is configured, one from the host of the
 * request. A client that is not a browser sends no origin and is allowed.
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
