/** An element by its role and accessible name, as a screen reader finds it. */
export interface Target {
  readonly role: 'button' | 'combobox' | 'dialog' | 'heading' | 'link' | 'radio' | 'text' | 'textbox';
  /** The whole name, or a pattern in it. */
  readonly name: string | RegExp;
}

/** What is done with an element, in a form that can be sent to the page. */
export interface Deed {
  readonly role: Target['role'];
  readonly name: string;
  readonly isPattern: boolean;
  /** Click it, choose an option by its text or fill in a text. Without it, the element need only be visible. */
  readonly act: 'choose' | 'click' | 'fill' | 'see';
  readonly value: string;
}

export function deedOf(role: Target['role'], name: Target['name'], act: Deed['act'], value = ''): Deed {
  const isPattern = typeof name !== 'string';
  return { role, name: isPattern ? name.source : name, isPattern, act, value };
}

/**
 * Does something with the first visible and enabled element that fits, in the topmost dialog if there is one. Runs in the page, so it uses
 * nothing from outside.
 *
 * @returns whether there is such an element
 */
export function doInPage({ role, name, isPattern, act, value }: Deed): boolean {
  const selectors: Record<Target['role'], string> = {
    button: 'button, [role=button], summary',
    combobox: 'select',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    radio: 'input[type=radio]',
    text: 'body *',
    textbox: 'input:not([type]), input[type=text], input[inputmode], textarea',
  };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const wanted = plain(name);
  const fits = (text: string) => (isPattern ? new RegExp(name).test(text) : text === wanted);
  const namesOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const named = ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    const own = labels.flatMap((label) => [plain(label.textContent), plain(label.firstChild?.textContent)]);
    return [plain(element.ariaLabel), named, ...own, plain(element.textContent)].filter(Boolean);
  };
  const found = [...(role === 'dialog' ? document : top).querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      // A hidden radio button has a visible label.
      (role === 'radio' || element.checkVisibility()) &&
      namesOf(element).some(fits) &&
      element.ariaDisabled !== 'true' &&
      !element.matches(':disabled'),
  );
  if (found === undefined) return false;
  if (act === 'click') found.click();
  if (act === 'choose') {
    const list = found as HTMLSelectElement;
    const option = [...list.options].find((one) => plain(one.text) === plain(value));
    if (option === undefined) return false;
    list.value = option.value;
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (act === 'fill') {
    (found as HTMLInputElement).value = value;
    found.dispatchEvent(new Event('input', { bubbles: true }));
    found.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return true;
}

/** The names of the controls of a table in the language of the page. */
export interface TableNames {
  readonly hand: string;
  readonly pass: string;
}

/** Returns the names of the cards in the hand. Runs in the page. */
export function handInPage({ hand }: TableNames): string[] {
  const cards = document.querySelectorAll(`[role=toolbar][aria-label="${hand}"] button`);
  return [...cards].map((card) => card.ariaLabel ?? '');
}

/** Whether the page asks for a move. It runs in the page, and makes the first legal move if `isMade`. */
export function moveInPage({ hand, pass, isMade }: TableNames & { readonly isMade: boolean }): boolean {
  const cards = document.querySelector(`[role=toolbar][aria-label="${hand}"]`);
  if (cards === null || document.querySelector('dialog[open]') !== null) return false;
  const enabled = [...document.querySelectorAll('button')].filter(
    (button) => button.checkVisibility() && !button.disabled && button.ariaDisabled !== 'true',
  );
  const isPass = (button: Element) => (button.ariaLabel ?? button.textContent?.trim() ?? '').startsWith(pass);
  const move = enabled.find((button) => cards.contains(button)) ?? enabled.find(isPass);
  if (isMade) move?.click();
  return move !== undefined;
}
