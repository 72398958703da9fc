import { failure, type Outcome, success } from '../outcome.ts';
import { findJsonFault, type JsonFault } from './findJsonFault.ts';
import { hasDuplicateKey } from './hasDuplicateKey.ts';

/**
 * Parses a JSON text of an untrusted source. Unlike `JSON.parse` it refuses a key that an object has twice, of which other
 * readers may take the first.
 *
 * @example
 * parseJson('{"counters": 50, "counters": 120}'); // => { ok: false, error: { kind: 'duplicate-key', column: 18, path: 'counters' } }
 */
export function parseJson(text: string): Outcome<unknown, JsonFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure(findJsonFault(text) ?? { kind: 'syntax', column: 1, path: '' });
  }
  const fault = hasDuplicateKey(text, value) ? findJsonFault(text) : null;
  return fault === null ? success(value) : failure(fault);
}
