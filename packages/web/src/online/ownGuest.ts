import type { Comer } from '@nain-jaune/protocol/online';
import { preferences } from '../client/preferences.svelte.ts';
import { cleanName } from '../client/profiles.svelte.ts';

/** As whom one comes to a table, which is kept for the next time; null where one has no name yet. */
export function ownComer(): Required<Comer> | null {
  const name = cleanName(preferences.name);
  if (name === '') return null;
  preferences.keep();
  return { name, face: preferences.face };
}
