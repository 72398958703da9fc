const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  // The page animates cards by style attributes.
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  // Vite inlines small files as data URLs. The page draws court cards as blobs.
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

const always: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Returns the security headers of every answer, with HSTS for a year if all public origins are `https`. */
export function securityHeaders(publicOrigins: readonly string[] | null): Readonly<Record<string, string>> {
  const isAlwaysEncrypted = publicOrigins?.every((origin) => origin.startsWith('https:')) ?? false;
  return isAlwaysEncrypted ? { ...always, ...strictTransport } : always;
}

const hashedAsset = /[/\\]assets[/\\][^/\\]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** Returns `cache-control` for a file: permanent if its name has a hash, otherwise always revalidated. */
export function cacheControlFor(file: string): string {
  return hashedAsset.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
