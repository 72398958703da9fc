import { readText, saveText } from './browser.ts';
import type { SavedKey } from './savedKeys.ts';

/** Reads an untrusted value. Returns undefined if it is wrong. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** Readers by key. A value that is wrong or missing becomes the fallback of {@link or}. */
export type Fields = Readonly<Record<string, (value: unknown) => unknown>>;
export type Values<Of extends Fields> = { -readonly [Key in keyof Of]: ReturnType<Of[Key]> };

/** The object saved in this browser under a key. */
export interface Persisted<Value> {
  read(): Value;
  /** Returns whether the value outlives the page. */
  save(value: Value): boolean;
}

/** The type of a right value. */
export type Valid<Read extends (value: unknown) => unknown> = Readonly<Exclude<ReturnType<Read>, undefined>>;

/** The type of what is saved. */
export type Saved<Of> = Of extends Persisted<infer Value> ? Readonly<Value> : never;

/**
 * Saves an object under a key and reads it again, field by field.
 *
 * @example
 * ```ts
 * const SAVED = persisted('board', { flat: or(flag, false) });
 * SAVED.save({ ...SAVED.read(), flat: true });
 * ```
 */
export function persisted<Of extends Fields>(key: SavedKey, fields: Of): Persisted<Values<Of>> {
  const read = fieldsOf(fields);
  return {
    read: () => read(parsed(readText(key)) ?? {}) as Values<Of>,
    save: (value) => saveText(key, JSON.stringify(value)),
  };
}

function parsed(text: string | null): object | undefined {
  try {
    return isObject(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const number: Reader<number> = (value) => (typeof value === 'number' ? value : undefined);

/** Replaces a wrong value. */
export function or<Value, Fallback extends Value = Value>(read: Reader<Value>, fallback: Fallback) {
  return (value: unknown): Value => read(value) ?? fallback;
}

/** A value that passes a test. */
export function check<Value>(read: Reader<Value>, isRight: (value: Value) => boolean): Reader<Value> {
  return (value) => {
    const found = read(value);
    return found !== undefined && isRight(found) ? found : undefined;
  };
}

export function between(least: number, most: number): Reader<number> {
  return check(number, (value) => value >= least && value <= most);
}

export function integer(least: number, most: number): Reader<number> {
  return check(between(least, most), Number.isInteger);
}

export function oneOf<const Value>(values: readonly Value[]): Reader<Value> {
  return (value) => values.find((one) => one === value);
}

export function nullable<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** The right items of a list. */
export function listOf<Value>(read: Reader<Value>): (value: unknown) => Value[] {
  return (value) => or(itemsOf(read), [])(value);
}

/** The right items of a list, or undefined if it is none. */
export function itemsOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown) => {
          const found = read(item);
          return found === undefined ? [] : [found];
        })
      : undefined;
}

/** The right entries of an object by key. */
export function recordOf<Value>(read: Reader<Value>): (value: unknown) => Readonly<Record<string, Value>> {
  return (value) =>
    Object.fromEntries(
      Object.entries(isObject(value) ?? {}).flatMap(([key, entry]): [string, Value][] => {
        const found = read(entry);
        return found === undefined ? [] : [[key, found]];
      }),
    );
}

/** An object whose fields are all right. */
export function fieldsOf<Of extends Readonly<Record<string, Reader<unknown>>>>(
  fields: Of,
): Reader<{ -readonly [Key in keyof Of]: Exclude<ReturnType<Of[Key]>, undefined> }> {
  return (value) => {
    const object = isObject(value);
    if (object === undefined) return undefined;
    const entries = Object.entries(fields).map(([key, read]) => [key, read(object[key])] as const);
    if (entries.some(([, found]) => found === undefined)) return undefined;
    return Object.fromEntries(entries) as { [Key in keyof Of]: Exclude<ReturnType<Of[Key]>, undefined> };
  };
}
