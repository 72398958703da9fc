import {
  beginView,
  type GameEvent,
  type GameView,
  type Laid,
  type Passed,
  type Seat,
  seeStep,
} from '@nain-jaune/engine';
import type { Context, Words } from '@nain-jaune/words';
import type { OpenDeal } from './openDeal.ts';

/** Returns the view of a seat, or of a spectator, after each step. */
export function viewsOf(deal: OpenDeal, seat: Seat | null): readonly GameView[] {
  let view = beginView(deal.rules, deal.players, seat, deal.before);
  return deal.steps.map((step) => {
    view = seeStep(view, step);
    return view;
  });
}

/** Reasons to jump to a step, the most important first. */
type Mark = 'ended' | 'swept' | 'missed' | 'stalled' | 'stopped';
const MARKS: readonly Mark[] = ['ended', 'swept', 'missed', 'stalled', 'stopped'];

/** Returns the most important reason, or null. */
function markOf(events: readonly GameEvent[]): Mark | null {
  return MARKS.find((mark) => events.some(({ type }) => type === mark)) ?? null;
}

/** Returns the steps with a mark. */
export function markedSteps(deal: OpenDeal): readonly number[] {
  return deal.steps.flatMap(({ events }, index) => (index > 0 && markOf(events) !== null ? [index] : []));
}

/** Consecutive steps of one seat. */
export interface ReplayTurn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly moves: readonly (Laid | Passed)[];
  readonly marks: readonly Mark[];
}

/** Groups the moves by turn. A pass or another seat's move ends a turn. */
export function turnsOf({ steps }: OpenDeal): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  steps.forEach((step, index) => {
    if (step.seat === null) return;
    const moves = step.events.filter((event) => event.type === 'laid' || event.type === 'passed');
    const mark = markOf(step.events);
    const marks = mark === null ? [] : [mark];
    const last = turns.at(-1);
    const goesOn = last?.seat === step.seat && last.moves.at(-1)?.type !== 'passed';
    if (last === undefined || !goesOn) turns.push({ seat: step.seat, from: index, to: index, moves, marks });
    else {
      const joined = {
        ...last,
        to: index,
        moves: [...last.moves, ...moves],
        marks: [...last.marks, ...marks],
      };
      turns[turns.length - 1] = joined;
    }
  });
  return turns;
}

/** Events without a sentence. The run shows whose turn is next. */
const UNDESCRIBED: readonly GameEvent['type'][] = ['turned', 'settled', 'shown', 'beted'];

/** Whether an event gets a sentence. Payments of the settlement are listed separately. */
function isDescribed(event: GameEvent): boolean {
  return !UNDESCRIBED.includes(event.type) && !(event.type === 'paid' && event.reason === 'hand');
}

/** Describes events of a deal in full sentences. */
export function eventsInWords(events: readonly GameEvent[], words: Words, context: Context): string {
  const antes = events.filter((event) => event.type === 'anted');
  const [ante] = antes;
  const together = ante !== undefined && antes.length > 1;
  const described = events.filter((event) => isDescribed(event) && !(together && event.type === 'anted'));
  const sentences = described.map((event) => words.eventSentence(event, context));
  if (together)
    sentences.unshift(words.interface.everyoneAntes(ante.stakes.reduce((sum, stake) => sum + stake, 0)));
  return sentences.join(' ');
}
