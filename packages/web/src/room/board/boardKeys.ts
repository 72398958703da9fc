/** What a key of the board does. `main`: the next thing to do, such as to deal. */
export type BoardAct = 'main' | 'pause' | 'full-screen' | 'sounds' | 'code' | 'menu';

const ACT_OF_LETTER: Readonly<Record<string, BoardAct>> = {
  p: 'pause',
  f: 'full-screen',
  s: 'sounds',
  c: 'code',
  m: 'menu',
  '?': 'menu',
};

/** Returns the act of a key, or undefined. `withLetters`: whether single letters are shortcuts. */
export function boardActOf(key: string, withLetters: boolean): BoardAct | undefined {
  if (key === 'Enter' || key === ' ') return 'main';
  if (key === 'ContextMenu') return 'menu';
  const letter = key.toLowerCase();
  return withLetters && Object.hasOwn(ACT_OF_LETTER, letter) ? ACT_OF_LETTER[letter] : undefined;
}

/** Steps among the buttons by the arrow keys of a remote control. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The keys that a field uses itself. */
const FIELDS = 'input:not([type=checkbox]), select, textarea';
const CHOICES = 'button:not(:disabled), a[href], summary, input, select';

/** Moves the focus to the next button of the open dialog, or of the page. Returns whether the key is an arrow. */
export function takeArrow({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  const step = STEPS[key];
  if (step === undefined || (target instanceof Element && target.matches(FIELDS))) return false;
  const area = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  const choices = [...(area?.querySelectorAll<HTMLElement>(CHOICES) ?? [])].filter((one) =>
    one.checkVisibility(),
  );
  const at = choices.findIndex((one) => one.matches(':focus'));
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : at + step;
  choices.at(next % choices.length)?.focus();
  return true;
}
