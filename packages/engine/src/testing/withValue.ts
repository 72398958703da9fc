type Json = Record<string, unknown>;

/**
 * Returns a copy with another value at a path such as `deals[0].hands[1]`.
 *
 * @param value undefined removes the key
 */
export function withValue(base: object, path: string, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(base)) as Json;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() as string;
  const parent = keys.reduce((inner, key) => inner[key] as Json, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}
