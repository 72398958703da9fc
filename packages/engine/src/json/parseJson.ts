import { failure, type Outcome, success } from '../outcome.ts';
import { findJsonFault, type JsonFault } from './findJsonFault.ts';

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

/** Whether a valid JSON text has more keys than its value. Counting is faster than looking for the key. */
export function hasDuplicateKey(text: string, value: unknown): boolean {
  return keysOfText(text) > keysOfValue(value);
}

const QUOTE = '"';
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const SPACE = 0x20;

function keysOfText(text: string): number {
  let keys = 0;
  for (let start = text.indexOf(QUOTE); start >= 0; ) {
    let after = afterString(text, start);
    while (text.charCodeAt(after) <= SPACE) after += 1;
    if (text.charCodeAt(after) === COLON) keys += 1;
    start = text.indexOf(QUOTE, after);
  }
  return keys;
}

/** Returns the index after a string of a valid text. */
function afterString(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (isEscaped(text, end)) end = text.indexOf(QUOTE, end + 1);
  return end + 1;
}

/** Whether an odd number of backslashes is before an index. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (index - first) % 2 === 1;
}

function keysOfValue(value: unknown): number {
  let keys = 0;
  const open: unknown[] = [value];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const inner: readonly unknown[] = Array.isArray(one) ? one : Object.values(one);
    if (inner !== one) keys += inner.length;
    for (const item of inner) if (typeof item === 'object' && item !== null) open.push(item);
  }
  return keys;
}
