import { isObject } from '../isObject.ts';

/** One difference between two rulesets. */
export interface RulesetDifference {
  /** The key, such as `end.deals`. */
  readonly path: string;
  /** The value in the first ruleset as JSON, empty if it has none. */
  readonly a: string;
  /** The value in the second. */
  readonly b: string;
}

/** Returns the differences between two values of rulesets. */
export function differences(path: string, a: unknown, b: unknown): RulesetDifference[] {
  if (isObject(a) && isObject(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, a[key], b[key]));
  }
  if (Array.isArray(a) && Array.isArray(b) && isObject(a[0])) {
    return a.flatMap((one, index) => differences(`${path}[${index}]`, one, b[index]));
  }
  const [textA, textB] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''];
  return textA === textB ? [] : [{ path, a: textA, b: textB }];
}
