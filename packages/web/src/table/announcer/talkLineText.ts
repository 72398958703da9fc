import type { Context, Words } from '@nain-jaune/words';
import type { TalkLine } from './tableTalk.ts';

/** A line of the talk in words: the calls of a player, or a sentence about an event. */
export function talkLineText(line: TalkLine, words: Words, context: Context): string {
  if (line.type === 'all-anted') return words.interface.everyoneAntes(line.counters);
  if (line.type === 'happening') return words.eventSentence(line.event, context);
  return words.interface.pair(
    shownName(line.seat, words, context),
    words.callOfRun(line.said, context.rules),
  );
}

/** The name of a seat, or “You”. */
export function shownName(seat: number, words: Words, { names, you }: Context): string {
  return seat === you ? words.interface.you : (names[seat] ?? '');
}
