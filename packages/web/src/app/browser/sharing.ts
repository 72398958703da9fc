import { attempt } from './tabChannel.ts';

/** Copies a text, over plain HTTP too. Resolves with whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return attempt(() => copySelected(text), false);
  }
}

/** Copies a text by a hidden field in which it is selected. The focus stays where it is. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  // Everything outside an open dialog is inert, and cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = attempt(() => document.execCommand('copy'), false);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied === true;
}

/** Whether the system has a sheet to share with. */
export function mayShare(): boolean {
  return attempt(() => typeof navigator.share === 'function', false);
}

/** Opens the system's share sheet. Resolves with `false` if it does not work; a person who cancels has seen it work. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
