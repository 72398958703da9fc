import {
  type Ended,
  type GameEvent,
  type GameView,
  makeCardText,
  parseCardText,
  type Swept,
  type ViewEvent,
} from '@nain-jaune/engine';
import type { CalledEvent, Context, EveningWords, Words } from '@nain-jaune/words';
import type { Spoken } from '../../table/announcer/voice.ts';
import { dealStartOf, whoStartsText } from './whoStarts.ts';

/** The table that a board speaks of, and its words. */
export interface SpokenTable {
  readonly view: GameView;
  readonly context: Context;
  readonly words: Words;
  readonly evening: EveningWords;
}

/**
 * Returns what a board says about new events, as one text: the calls, and by name who starts, who takes a box, who goes out and who
 * wins. A text with a name is important.
 */
export function boardSpeech(events: readonly ViewEvent[], table: SpokenTable): readonly Spoken[] {
  const { view, words, context } = table;
  const fresh = (view.deal?.events ?? []).filter((event) => events.includes(event));
  const parts = fresh.flatMap((event, place) => partOf(event, fresh.slice(place + 1), table));
  if (view.ended !== null && events.includes(view.ended))
    parts.push({ text: words.eventSentence(view.ended, context), important: true });
  const said = parts.filter(({ text }) => text !== '');
  if (said.length === 0) return [];
  const text = said.map((part) => part.text).reduce(joined);
  return [{ text, important: said.some(({ important }) => important) }];
}

function joined(text: string, next: string): string {
  return /[.!?]$/.test(text) ? `${text} ${next}` : `${text}, ${next}`;
}

/** `later`: the new events after this one. */
function partOf(event: GameEvent, later: readonly GameEvent[], table: SpokenTable): Spoken[] {
  switch (event.type) {
    case 'turned':
      return isFirstTurn(event, table) ? [{ text: startText(table), important: true }] : [];
    case 'laid':
    case 'passed':
    case 'stalled':
      return isSwept(event, later, table) ? [] : [{ text: callOf(event, table), important: false }];
    case 'swept':
      return [{ text: event.opera ? '' : sweepText(event, later, table), important: true }];
    case 'ended':
      return [{ text: endText(event, later, table), important: true }];
    default:
      return [];
  }
}

function callOf(event: CalledEvent, { view, words }: SpokenTable): string {
  const all = view.deal?.events ?? [];
  return words.callOf(event, view.rules, all.slice(0, all.indexOf(event)));
}

/** Whether a laid honour sweeps its box: the sentence with the name replaces its call. */
function isSwept(event: CalledEvent, later: readonly GameEvent[], { view }: SpokenTable): boolean {
  if (event.type !== 'laid') return false;
  const box = view.rules.honours.findIndex(({ card }) => card === makeCardText(event.card));
  return causedBy(later).some((one) => one.type === 'swept' && one.box === box && !one.opera);
}

/** The events before the next laid card. */
function causedBy(later: readonly GameEvent[]): readonly GameEvent[] {
  const next = later.findIndex(({ type }) => type === 'laid');
  return next < 0 ? later : later.slice(0, next);
}

function sweepText(
  { seat, box, counters }: Swept,
  later: readonly GameEvent[],
  { view, context, evening: { speech } }: SpokenTable,
): string {
  const card = parseCardText(view.rules.honours[box]?.card ?? '');
  if (card === undefined) return '';
  const takes = speech.takes(nameOf(seat, context), card, counters);
  const isHoc = causedBy(later).some((event) => event.type === 'paid' && event.reason === 'hoc');
  return isHoc ? `${takes} ${speech.hoc}` : takes;
}

/** The boxes that an opera sweeps follow its end. */
function endText(
  { winner, opera }: Ended,
  later: readonly GameEvent[],
  { context, evening: { speech } }: SpokenTable,
): string {
  const name = nameOf(winner, context);
  if (!opera) return speech.goesOut(name);
  const swept = later.flatMap((event) => (event.type === 'swept' && event.opera ? [event.counters] : []));
  if (swept.length === 0) return speech.opera(name);
  return speech.takesAll(
    name,
    swept.reduce((sum, counters) => sum + counters, 0),
  );
}

function isFirstTurn(event: GameEvent, { view }: SpokenTable): boolean {
  return view.deal?.events.find(({ type }) => type === 'turned') === event;
}

function startText({ view, context, evening }: SpokenTable): string {
  const start = dealStartOf(view);
  return start === null ? '' : whoStartsText(start, evening.whoStarts, context);
}

function nameOf(seat: number, { names }: Context): string {
  return names[seat] ?? '';
}
