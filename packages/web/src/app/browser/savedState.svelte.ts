import { type Fields, persisted, type Values } from './persisted.ts';
import type { SavedKey } from './savedKeys.ts';

/** The object saved under a key, as state that components follow. Each change of a field is saved. */
export function savedState<Of extends Fields>(key: SavedKey, fields: Of): Values<Of> {
  const store = persisted(key, fields);
  const state = $state(store.read());
  return new Proxy(state, {
    set(target, name, value) {
      const isSet = Reflect.set(target, name, value);
      store.save(state);
      return isSet;
    },
  });
}
