import type { GameEvent, Laid, Passed, Ruleset, Seat } from '@nain-jaune/engine';
import { type CalledEvent, type Context, isHocAtStall, type Words } from '@nain-jaune/words';

/** The calls of one seat in one turn: its cards and the pass that ended it. */
export interface SpokenTurn {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly said: readonly CalledEvent[];
  /** Whether the turn is over. */
  readonly over: boolean;
}

/** An event that is not a call. */
export interface Happening {
  readonly type: 'happening';
  readonly event: GameEvent;
}

/** Everyone anted the same stakes. */
export interface AllAnted {
  readonly type: 'all-anted';
  readonly counters: number;
}

export type TalkLine = SpokenTurn | Happening | AllAnted;

function endsTurn(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'turned') return event.seat !== seat;
  return event.type === 'stalled' || event.type === 'ended' || event.type === 'rose';
}

/** The talk of a deal. Consecutive calls of a seat are one line. Other events between them follow it. */
export function talkOf(events: readonly GameEvent[]): TalkLine[] {
  const lines: TalkLine[] = [];
  let turn: { seat: Seat; said: (Laid | Passed)[]; place: number } | null = null;
  const close = () => {
    if (turn !== null) lines[turn.place] = { type: 'turn', seat: turn.seat, said: turn.said, over: true };
    turn = null;
  };
  const antes = events.filter((event) => event.type === 'anted');
  const [first] = antes;
  const together = first !== undefined && antes.length > 1;
  if (together)
    lines.push({ type: 'all-anted', counters: first.stakes.reduce((sum, stake) => sum + stake, 0) });
  for (const event of together ? events.slice(antes.length) : events) {
    if (event.type === 'laid' || event.type === 'passed') {
      if (turn !== null && turn.seat !== event.seat) close();
      turn ??= { seat: event.seat, said: [], place: lines.length };
      turn.said.push(event);
      lines[turn.place] = { type: 'turn', seat: turn.seat, said: turn.said, over: false };
      if (event.type === 'passed') close();
    } else {
      if (turn !== null && endsTurn(event, turn.seat)) close();
      if (event.type !== 'turned') lines.push({ type: 'happening', event });
    }
  }
  return lines;
}

/** Replaces unchanged turns by the known objects, so that components redraw only what is new. */
export function keepKnown(
  known: readonly (SpokenTurn | undefined)[],
  turns: readonly (SpokenTurn | undefined)[],
): (SpokenTurn | undefined)[] {
  return turns.map((turn, seat) => {
    const before = known[seat];
    if (turn === undefined || before === undefined) return turn;
    const isSame = before.said[0] === turn.said[0] && before.said.length === turn.said.length;
    return isSame && before.over === turn.over ? before : turn;
  });
}

/** The last turn of each seat in the deal, by seat. */
export function lastSaid(
  events: readonly GameEvent[],
  players: number,
  rules: Ruleset,
): (SpokenTurn | undefined)[] {
  const last: (SpokenTurn | undefined)[] = Array.from({ length: players });
  for (const line of talkOf(events)) {
    if (line.type === 'turn') last[line.seat] = line;
    if (line.type === 'happening' && line.event.type === 'stalled' && isHocAtStall(rules))
      last[line.event.seat] = { type: 'turn', seat: line.event.seat, said: [line.event], over: true };
  }
  return last;
}

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
