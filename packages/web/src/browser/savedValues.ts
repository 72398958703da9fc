import * as v from 'valibot';
import { readText, saveText } from './browser.ts';
import type { SavedKey } from './savedKeys.ts';

const OBJECT = v.fallback(v.record(v.string(), v.unknown()), {});

/** Saves a value as JSON under a key. Returns whether it outlives the page. */
export function saveValue(key: SavedKey, value: unknown): boolean {
  return saveText(key, JSON.stringify(value));
}

/** Returns the object saved under a key; an empty one if there is none. */
export function savedObject(key: SavedKey): Readonly<Record<string, unknown>> {
  try {
    return v.parse(OBJECT, JSON.parse(readText(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Reads the object saved under a key. Every entry of the schema needs a fallback, for what is missing or wrong. */
export function readSaved<Entries extends v.ObjectEntries>(
  key: SavedKey,
  schema: v.ObjectSchema<Entries, undefined>,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  return v.parse(schema, savedObject(key));
}

/** The valid items of a list, without the others. */
export function validItems<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) =>
        list.flatMap((value): v.InferOutput<Item>[] => {
          const parsed = v.safeParse(item, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
}
