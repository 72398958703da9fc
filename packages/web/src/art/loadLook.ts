import type { ChoiceOf } from '../app/settings/preferences.svelte.ts';

/** Loads the extra styles of a look. */
export async function loadLook(look: ChoiceOf<'look'>): Promise<void> {
  if (look === '1760') await import('./look1760.css');
}
