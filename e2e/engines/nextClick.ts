/** The next action, the name of its button, and where to click. */
export interface NextClick {
  readonly act: 'deal' | 'lay' | 'over' | 'pass';
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The names of the controls in the language of the page. */
export interface ScreenNames {
  readonly hand: string;
  readonly pass: string;
  readonly nextDeal: string;
  readonly playAgain: string;
}

/**
 * Finds the next action. Runs in the page, so it uses nothing from outside. A button that moved before the click is found
 * again, and one that was clicked is not.
 *
 * @returns null if there is nothing new to click.
 */
export function nextClick(names: ScreenNames): NextClick | null {
  const top = document.querySelector('dialog[open]') ?? document;
  const visible = [...top.querySelectorAll('button')].filter((button) => button.checkVisibility());
  const enabled = visible.filter((button) => button.ariaDisabled !== 'true');
  const nameOf = (button: Element) => button.ariaLabel ?? button.textContent?.trim() ?? '';
  const named = (name: string) => enabled.find((button) => nameOf(button) === name);
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const { dataset } = document.body;
  const click = (act: NextClick['act'], detail: string, button: Element): NextClick | null => {
    // Unique within the game.
    const key = `${act} ${textOf('h1')} ${detail}`;
    if (key === dataset['clicked']) return null;
    const noteClick = () => {
      dataset['clicked'] = key;
    };
    button.addEventListener('click', noteClick, { capture: true, once: true });
    const { left, top, width, height } = button.getBoundingClientRect();
    // A corner of a card is visible however the hand overlaps.
    const [x, y] = act === 'lay' ? [12, 20] : [width / 2, height / 2];
    return { act, name: nameOf(button), x: left + x, y: top + y };
  };

  const again = named(names.playAgain);
  if (again) return click('over', '', again);
  const deal = named(names.nextDeal);
  if (deal) return click('deal', '', deal);
  const hand = document.querySelector(`[role=toolbar][aria-label="${names.hand}"]`);
  const card = enabled.find((button) => hand?.contains(button));
  if (card) return click('lay', nameOf(card), card);
  const pass = enabled.find((button) => nameOf(button).startsWith(names.pass));
  return pass ? click('pass', textOf('[role=log]'), pass) : null;
}
