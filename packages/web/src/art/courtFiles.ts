import type { ChoiceOf } from '../settings/preferences.svelte.ts';
import { drawing } from './drawing.ts';

/** The picture of a court, named as the record writes its card. */
export function courtFile(courts: ChoiceOf<'courts'>, card: string): string {
  return drawing(`${courts === 'paris' ? 'paris' : 'court'}-${card}`);
}
