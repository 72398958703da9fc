const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  // Cards turn and fly by style attributes. Style sheets from other hosts and in the page are forbidden.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // Vite inlines small images, fonts and sounds as data URLs. The page draws the court cards as blobs.
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/** The headers of every answer: the page loads nothing from other hosts and cannot be framed. */
const always: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/**
 * Returns the security headers of every answer. If all public addresses of the page are `https`, browsers are told to use
 * nothing else for a year.
 */
export function securityHeaders(publicOrigins: readonly string[] | null): Readonly<Record<string, string>> {
  const isAlwaysEncrypted = publicOrigins?.every((origin) => origin.startsWith('https:')) ?? false;
  return isAlwaysEncrypted ? { ...always, ...strictTransport } : always;
}

const hashedAsset = /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** Returns `cache-control` for a file of the page: permanent if its name has a hash, otherwise revalidated each time. */
export function cacheControlFor(file: string): string {
  return hashedAsset.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
