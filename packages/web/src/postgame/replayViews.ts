import {
  beginView,
  type Card,
  type GameEvent,
  type GameView,
  handOf,
  type Laid,
  type Passed,
  type ReplayStep,
  type Seat,
  seatsOf,
  see,
} from '@nain-jaune/engine';
import { dealtIn, type OpenDeal } from './openDeal.ts';

/** What a seat, or a spectator, knew after each step of a deal. */
export function viewsOf(deal: OpenDeal, seat: Seat | null): readonly GameView[] {
  const { hands } = dealtIn(deal);
  let view: GameView = { ...beginView(deal.rules, deal.players, seat), ...deal.before };
  return deal.steps.map(({ events }) => {
    for (const event of events) {
      view = see(view, event);
      if (event.type === 'dealt' && seat !== null) {
        view = see(view, { type: 'picked-up', cards: hands[seat] ?? [] });
      }
    }
    return view;
  });
}

/** What every seat holds after a step, ascending. */
export function handsAfter({ game }: ReplayStep): readonly (readonly Card[])[] {
  const { deal } = game;
  return deal === null ? [] : seatsOf(game.players).map((seat) => handOf(deal, seat));
}

/** What makes a step one to jump to, the most telling first. */
type Mark = 'ended' | 'swept' | 'missed' | 'stalled' | 'stopped';
const MARKS: readonly Mark[] = ['ended', 'swept', 'missed', 'stalled', 'stopped'];

/** What a step is worth jumping to for; null for most. */
function markOf(events: readonly GameEvent[]): Mark | null {
  return MARKS.find((mark) => events.some(({ type }) => type === mark)) ?? null;
}

/** The steps that are worth jumping to, in order. */
export function markedSteps(deal: OpenDeal): readonly number[] {
  return deal.steps.flatMap(({ events }, index) => (index > 0 && markOf(events) !== null ? [index] : []));
}

/** What one seat did in one turn: some steps in a row. */
export interface ReplayTurn {
  readonly seat: Seat;
  /** Its first step and its last. */
  readonly from: number;
  readonly to: number;
  readonly said: readonly (Laid | Passed)[];
  /** What else happened on the way. */
  readonly marks: readonly Mark[];
}

/** The moves of a deal, turn by turn. A pass ends a turn, and so does another seat's move. */
export function turnsOf({ steps }: OpenDeal): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  steps.forEach((step, index) => {
    if (step.seat === null) return;
    const said = step.events.filter((event) => event.type === 'laid' || event.type === 'passed');
    const mark = markOf(step.events);
    const marks = mark === null ? [] : [mark];
    const last = turns.at(-1);
    const goesOn = last?.seat === step.seat && last.said.at(-1)?.type !== 'passed';
    if (last === undefined || !goesOn) turns.push({ seat: step.seat, from: index, to: index, said, marks });
    else {
      const joined = { ...last, to: index, said: [...last.said, ...said], marks: [...last.marks, ...marks] };
      turns[turns.length - 1] = joined;
    }
  });
  return turns;
}
