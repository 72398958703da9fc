import { isObject, type JsonObject } from './isObject.ts';
import { found, type Problem } from './problem.ts';

/** Validates a value at a path. */
export interface Shape {
  /** The expected value, in the notation of the contract. */
  readonly expected: string;
  /** Returns the problems of a value. */
  problemsOf(value: unknown, path: string): Problem[];
}

/** Whether a value is an integer. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

function keyPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A value that passes a test. */
export function fitting(expected: string, fits: (value: unknown) => boolean): Shape {
  return {
    expected,
    problemsOf: (value, path) =>
      fits(value) ? [] : [{ code: 'wrong-value', path, expected, found: found(value) }],
  };
}

export function oneOf(...values: readonly (string | number | boolean)[]): Shape {
  return fitting(values.map((value) => JSON.stringify(value)).join(' | '), (value) =>
    values.some((one) => one === value),
  );
}

export function integer(least: number, most: number): Shape {
  return fitting(`integer ${least}–${most}`, (value) => isInteger(value) && value >= least && value <= most);
}

export function orNull(shape: Shape): Shape {
  const expected = `null | ${shape.expected}`;
  return {
    expected,
    problemsOf: (value, path) =>
      value === null ? [] : restate(shape.problemsOf(value, path), path, expected),
  };
}

/** Replaces the expectation of problems of the value itself. */
function restate(problems: readonly Problem[], path: string, expected: string): Problem[] {
  return problems.map((problem) => (problem.path === path ? { ...problem, expected } : problem));
}

/** An object with exactly these keys. */
export function exactly(keys: Readonly<Record<string, Shape>>): Shape {
  const expected = `{${Object.keys(keys).join(', ')}}`;
  return {
    expected,
    problemsOf(value, path) {
      if (!isObject(value)) return [{ code: 'wrong-value', path, expected, found: found(value) }];
      return [...requiredProblems(keys, value, path), ...unknownProblems(keys, value, path)];
    },
  };
}

/** An object with at least these keys. */
export function atLeast(keys: Readonly<Record<string, Shape>>): Shape {
  const expected = `{${Object.keys(keys).join(', ')}, …}`;
  return {
    expected,
    problemsOf(value, path) {
      if (!isObject(value)) return [{ code: 'wrong-value', path, expected, found: found(value) }];
      return requiredProblems(keys, value, path);
    },
  };
}

function requiredProblems(keys: Readonly<Record<string, Shape>>, value: JsonObject, path: string): Problem[] {
  return Object.entries(keys).flatMap(([key, shape]): Problem[] =>
    Object.hasOwn(value, key)
      ? shape.problemsOf(value[key], keyPath(path, key))
      : [{ code: 'missing', path: keyPath(path, key), expected: shape.expected, found: '' }],
  );
}

function unknownProblems(keys: Readonly<Record<string, Shape>>, value: JsonObject, path: string): Problem[] {
  const known = Object.keys(keys).join(', ');
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(keys, key))
    .map((key) => ({
      code: 'unknown-key',
      path: keyPath(path, key),
      expected: known,
      found: found(value[key]),
    }));
}

/** A list, with a fixed `length` if given. */
export function listOf(item: Shape, length?: number): Shape {
  const expected = length === undefined ? `[${item.expected}, …]` : `${length} × ${item.expected}`;
  return {
    expected,
    problemsOf(value, path) {
      if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
        return [{ code: 'wrong-value', path, expected, found: found(value) }];
      }
      return Array.from(value, (one, index) => item.problemsOf(one, `${path}[${index}]`)).flat();
    },
  };
}

/** Returns the problems of an optional key. */
export function problemsIfThere(value: JsonObject, key: string, shape: Shape, path: string): Problem[] {
  return Object.hasOwn(value, key) ? shape.problemsOf(value[key], keyPath(path, key)) : [];
}

/** Returns a problem if a document has a newer version of a format than can be read, or is a draft of it. */
export function otherVersion(input: unknown, format: string, current: number): Problem[] {
  if (!isObject(input) || input['format'] !== format) return [];
  const { version } = input;
  if (!isInteger(version) || version < 1 || version === current) return [];
  const code = version > current ? 'newer-version' : 'draft-version';
  return [{ code, path: 'version', expected: `${current}`, found: found(version) }];
}
