/** A keyboard shortcut of the table. */
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

/** Letters and one sign. On some layouts a digit key writes the sign, so it only opens the help. */
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

/** Returns the action of a key, or undefined. */
export function actOfKey(key: string): KeyAct | undefined {
  const name = key.toLowerCase();
  return Object.hasOwn(ACT_OF_KEY, name) ? ACT_OF_KEY[name] : undefined;
}

/** Whether a key is pressed once, without modifiers, not handled yet, and outside fields and sheets. */
export function isForTable(
  event: Pick<KeyboardEvent, 'defaultPrevented' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>,
): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}

/** Whether a click is on the table outside all controls. */
export function isOnCloth(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('.felt') === null) return false;
  return target.closest('a, button, .talk, [role="dialog"], [role="presentation"]') === null;
}

/** Whether a held Enter or Space would press another button: after laying a card the focus is on the next one. */
export function isHeldPress(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'target'>): boolean {
  if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return false;
  return event.target instanceof Element && event.target.closest('button, summary, [role="button"]') !== null;
}
