import type { GameEvent, ReplayStep } from '@nain-jaune/engine';
import type { Context, Words } from '@nain-jaune/words';

/** Events without a sentence. The run shows whose turn is next. */
const UNTOLD: readonly GameEvent['type'][] = ['turned', 'settled', 'shown', 'beted'];

/** Whether an event gets a sentence. Payments of the settlement are listed separately. */
function isTold(event: GameEvent): boolean {
  return !UNTOLD.includes(event.type) && !(event.type === 'paid' && event.reason === 'hand');
}

/** Describes the events of a step in full sentences. */
export function stepInWords({ events }: ReplayStep, words: Words, context: Context): string {
  const antes = events.filter((event) => event.type === 'anted');
  const [ante] = antes;
  const together = ante !== undefined && antes.length > 1;
  const told = events.filter((event) => isTold(event) && !(together && event.type === 'anted'));
  const sentences = told.map((event) => words.eventSentence(event, context));
  if (together)
    sentences.unshift(words.interface.everyoneAntes(ante.stakes.reduce((sum, stake) => sum + stake, 0)));
  return sentences.join(' ');
}
