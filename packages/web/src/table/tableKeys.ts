/** What a key may do at the table, wherever the focus is. */
export type KeyAct =
  | 'keys'
  | 'pass'
  | 'deal'
  | 'hand'
  | 'talk'
  | 'hint'
  | 'silent'
  | 'run'
  | 'skip'
  | 'finish'
  | 'take-back';

/** Letters, and one sign: a digit key of some layouts writes a sign, and may only do what does no harm. */
const ACT_OF_KEY: Readonly<Record<string, KeyAct>> = {
  '?': 'keys',
  p: 'pass',
  n: 'deal',
  h: 'hand',
  l: 'talk',
  c: 'hint',
  s: 'silent',
  w: 'run',
  x: 'skip',
  f: 'finish',
  z: 'take-back',
};

/** What a key does at the table; undefined for a key that does nothing there. */
export function actOfKey(key: string): KeyAct | undefined {
  const name = key.toLowerCase();
  return Object.hasOwn(ACT_OF_KEY, name) ? ACT_OF_KEY[name] : undefined;
}

/** Whether a key is pressed alone, not held down, not taken yet, and not meant for a field or a sheet. */
export function isForTable(
  event: Pick<KeyboardEvent, 'defaultPrevented' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>,
): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

/** Whether a held Enter or Space would press a button once more: the focus has moved on, and the next card would go too. */
export function isHeldPress(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'target'>): boolean {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return false;
  return event.target instanceof Element && event.target.closest('button, summary, [role="button"]') !== null;
}
