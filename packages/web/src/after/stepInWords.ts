import type { GameEvent, ReplayStep } from '@nain-jaune/engine';
import type { Context, Words } from '@nain-jaune/words';

/** What is told of a step: whose turn comes next is seen at the run, and the sums of the settlement below. */
const UNTOLD: readonly GameEvent['type'][] = ['turned', 'settled', 'shown'];

/** What happened in a step, in full sentences. */
export function stepInWords({ events }: ReplayStep, words: Words, context: Context): string {
  const antes = events.filter((event) => event.type === 'anted');
  const [ante] = antes;
  const together = ante !== undefined && antes.length > 1;
  const told = events.filter(({ type }) => !UNTOLD.includes(type) && !(together && type === 'anted'));
  const sentences = told.map((event) => words.eventSentence(event, context));
  if (together)
    sentences.unshift(words.interface.everyoneAntes(ante.stakes.reduce((sum, stake) => sum + stake, 0)));
  return sentences.join(' ');
}
