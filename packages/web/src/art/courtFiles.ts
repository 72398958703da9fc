import type { ChoiceOf } from '../client/preferences.svelte.ts';
import { drawing } from './drawing.ts';

/** The picture of a court, named as the record writes its card. */
export function courtFile(courts: ChoiceOf<'courts'>, card: string): string {
  return drawing(`${courts === 'paris' ? 'paris' : 'court'}-${card}`);
}

/** The pictures of all courts. */
export function courtFiles(courts: ChoiceOf<'courts'>): readonly string[] {
  return [...'KQJ'].flatMap((rank) => [...'hsdc'].map((suit) => courtFile(courts, rank + suit)));
}
