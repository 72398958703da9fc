import type { ChoiceOf } from '../settings/preferences.svelte.ts';

/** Loads what a look needs beyond the usual: the colours and the type of 1760 are fetched by those who choose them. */
export async function loadLook(look: ChoiceOf<'look'>): Promise<void> {
  if (look === '1760') await import('./look1760.css');
}
