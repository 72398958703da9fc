import type { Context, Words } from '@nain-jaune/words';
import type { TalkLine } from './tableTalk.ts';

/** A line of the talk in words: the calls of a player, or a sentence about an event. */
export function talkLineText(line: TalkLine, words: Words, context: Context): string {
  if (line.type === 'all-anted') return words.interface.everyoneAntes(line.counters);
  if (line.type === 'happening') return words.eventSentence(line.event, context);
  const name = line.seat === context.you ? words.interface.you : (context.names[line.seat] ?? '');
  return words.interface.pair(name, words.callOfRun(line.said, context.rules));
}
