import type { Words } from '@nain-jaune/words';
import type { PaceName } from '../app/settings/preferences.svelte.ts';

/** The names of the speeds in the language of the words. */
export function paceNames(ui: Words['interface']): Readonly<Record<PaceName, string>> {
  return { slow: ui.paceSlow, normal: ui.paceNormal, fast: ui.paceFast, instant: ui.paceInstant };
}
