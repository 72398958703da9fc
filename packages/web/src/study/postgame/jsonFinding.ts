import type { Finding, JsonFault } from '@nain-jaune/engine';

/** The finding about a text that is not JSON, or has a key twice. */
export function jsonFinding({ kind, path }: JsonFault): Finding {
  const code = kind === 'duplicate-key' ? kind : 'not-json';
  return { deal: null, move: null, code, expected: '', found: '', path };
}
