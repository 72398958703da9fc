import {
  type Card,
  type GameEvent,
  type GameView,
  parseCardText,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import type { LessonContext, LessonWords, Words } from '@nain-jaune/words';
import type { Step } from './lessonSteps.ts';

/** Names of cards, calls and numbers for the teacher's sentences. */
export function makeLessonContext(names: readonly string[], rules: Ruleset, words: Words): LessonContext {
  return {
    names,
    card: (text) => words.cardName(cardOf(text)),
    rank: (text) => words.rankSign(cardOf(text)),
    without: (text) => words.callOf({ type: 'passed', seat: seatAt(0), wanted: [cardOf(text)] }, rules),
    counters: (count) => words.interface.countersCount(count),
  };
}

function cardOf(text: string): Card {
  const card = parseCardText(text);
  if (card === undefined) throw new Error(`invalid card: ${text}`);
  return card;
}

/** The number of counters that a step is about. */
export function countersOf({ name }: Step, view: GameView): number {
  const events = view.deal?.events ?? [];
  if (name === 'sweptTen' || name === 'swept' || name === 'sweptDwarf') return lastCounters(events, 'swept');
  if (name === 'bete') return lastCounters(events, 'beted');
  if (name === 'settled') return view.counters[view.seat ?? 0] ?? 0;
  if (name === 'fullest') return Math.max(...view.boxes);
  return name === 'pays' ? paidBy(view, 2) : 0;
}

function lastCounters(events: readonly GameEvent[], type: 'swept' | 'beted'): number {
  const last = events.findLast((event) => event.type === type);
  return last?.type === 'swept' || last?.type === 'beted' ? last.counters : 0;
}

/** The counters that a seat paid for its hand at the settlement. */
export function paidBy(view: GameView, seat: number): number {
  const paid = view.deal?.events.find((event) => event.type === 'paid' && event.from === seat);
  return paid?.type === 'paid' ? paid.counters : 0;
}

export function sentenceOf(step: Step, view: GameView, told: LessonContext, chapter: LessonWords): string {
  const sentence = step.type === 'ask' ? chapter.questions[step.name].asked : chapter.texts[step.name];
  return sentence(told, countersOf(step, view));
}
