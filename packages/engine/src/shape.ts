import { found, type Problem } from './problem.ts';

/** Looks at a value at a path and gives every problem it has. */
export interface Shape {
  /** What is expected, in the contract's notation. */
  readonly expected: string;
  /** The problems of a value; none when it fits. */
  problemsOf(value: unknown, path: string): Problem[];
}

/** An object of unknown keys. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path of a key below a path. */
function keyPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The shape of the values that pass a test. */
export function fitting(expected: string, fits: (value: unknown) => boolean): Shape {
  return {
    expected,
    problemsOf: (value, path) =>
      fits(value) ? [] : [{ code: 'wrong-value', path, expected, found: found(value) }],
  };
}

/** The shape of one of these values. */
export function oneOf(...values: readonly (string | number | boolean)[]): Shape {
  return fitting(values.map((value) => JSON.stringify(value)).join(' | '), (value) =>
    values.some((one) => one === value),
  );
}

/** The shape of an integer between two numbers. */
export function integer(least: number, most: number): Shape {
  return fitting(
    `integer ${least}–${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
}

/** The shape of null or of another shape. */
export function orNull(shape: Shape): Shape {
  const expected = `null | ${shape.expected}`;
  return {
    expected,
    problemsOf: (value, path) =>
      value === null ? [] : restate(shape.problemsOf(value, path), path, expected),
  };
}

/** A problem of the whole value tells the whole choice. */
function restate(problems: readonly Problem[], path: string, expected: string): Problem[] {
  return problems.map((problem) => (problem.path === path ? { ...problem, expected } : problem));
}

/** The shape of an object with exactly these keys. */
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

/** The shape of an object with at least these keys. */
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

/** The shape of a list whose items have a shape. `length` tells how many there are, where that is fixed. */
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

/** The shape of a key that may be absent: atLeast's optional companion. */
export function problemsIfThere(value: JsonObject, key: string, shape: Shape, path: string): Problem[] {
  return Object.hasOwn(value, key) ? shape.problemsOf(value[key], keyPath(path, key)) : [];
}

/** The problem of a document of a format whose version is newer than the newest one that can be read; nothing for another. */
export function newerVersion(input: unknown, format: string, newest: number): Problem[] {
  if (!isObject(input) || input['format'] !== format) return [];
  const { version } = input;
  if (!Number.isInteger(version) || (version as number) <= newest) return [];
  return [{ code: 'newer-version', path: 'version', expected: `1–${newest}`, found: found(version) }];
}
