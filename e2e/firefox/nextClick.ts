/** What the screen asks for, and where to click for it. */
export interface NextClick {
  readonly act: 'announce' | 'deal' | 'lay' | 'over' | 'pass';
  /** Differs from that of every other click of the game. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** The names of what is clicked, in the language of the page. */
export interface ScreenNames {
  readonly hand: string;
  readonly pass: string;
  readonly cancel: string;
  readonly nextDeal: string;
  readonly playAgain: string;
}

/**
 * Finds what the screen asks for. Runs in the page, so it uses nothing from outside.
 *
 * @param last The key of the last click, which is not to be repeated while the screen still shows what it was for.
 * @returns null while there is nothing new to click.
 */
export function nextClick(names: ScreenNames, last: string): NextClick | null {
  const visible = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility());
  const enabled = visible.filter((button) => button.ariaDisabled !== 'true');
  const nameOf = (button: Element) => button.ariaLabel ?? button.textContent?.trim() ?? '';
  const named = (name: string) => enabled.find((button) => nameOf(button) === name);
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const click = (act: NextClick['act'], detail: string, button: Element): NextClick | null => {
    const { left, top, width, height } = button.getBoundingClientRect();
    // A corner of a card is visible however the hand overlaps.
    const [x, y] = act === 'lay' ? [12, 20] : [width / 2, height / 2];
    const key = `${act} ${textOf('h1')} ${detail}`;
    return key === last ? null : { act, key, x: left + x, y: top + y };
  };

  const again = named(names.playAgain);
  if (again) return click('over', '', again);
  const deal = named(names.nextDeal);
  if (deal) return click('deal', '', deal);
  const choice = named(names.cancel)?.closest('[role=dialog]');
  const announcement = choice?.querySelector('button');
  if (choice && announcement) return click('announce', nameOf(choice), announcement);
  const hand = document.querySelector(`[role=toolbar][aria-label="${names.hand}"][aria-busy=false]`);
  const card = enabled.find((button) => hand?.contains(button));
  if (card) return click('lay', nameOf(card), card);
  const pass = enabled.find((button) => nameOf(button).startsWith(names.pass));
  return pass ? click('pass', textOf('[role=log]'), pass) : null;
}
