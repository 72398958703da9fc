/** What a key may do at the table, wherever the focus is. */
export type KeyAct = 'keys' | 'pass' | 'deal' | 'hand' | 'talk' | 'hint' | 'say' | 'run' | 'skip' | 'finish';

const ACT_OF_KEY: Readonly<Record<string, KeyAct>> = {
  '?': 'keys',
  p: 'pass',
  '-': 'pass',
  n: 'deal',
  h: 'hand',
  l: 'talk',
  c: 'hint',
  '!': 'say',
  s: 'say',
  w: 'run',
  x: 'skip',
  f: 'finish',
};

/** What a key does at the table; undefined for a key that does nothing there. */
export function actOfKey(key: string): KeyAct | undefined {
  const name = key.toLowerCase();
  return Object.hasOwn(ACT_OF_KEY, name) ? ACT_OF_KEY[name] : undefined;
}

/** Whether a key is pressed alone, not taken yet, and not meant for a field or a sheet. */
export function isForTable(
  event: Pick<KeyboardEvent, 'defaultPrevented' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>,
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}
