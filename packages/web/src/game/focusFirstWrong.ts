/** Moves the focus to the first invalid field of a form, clear of the bars at the bottom of the screen. */
export function focusFirstWrong(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
