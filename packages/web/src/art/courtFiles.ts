import type { ChoiceOf } from '../client/preferences.svelte.ts';
import { drawing } from './drawing.ts';

/** Returns the address of a court's picture. `card` is in record notation. */
export function courtFile(courts: ChoiceOf<'courts'>, card: string): string {
  return drawing(`${courts === 'paris' ? 'paris' : 'court'}-${card}`);
}
