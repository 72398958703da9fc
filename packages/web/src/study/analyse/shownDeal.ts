import type { ReplayStep } from '@nain-jaune/engine';
import type { OpenDeal } from '../postgame/openDeal.ts';
import type { PathState } from './pathState.ts';

/** A position as the replay shows it: a deal with one step. */
export function shownDeal({ game, position, view, lastEvents, seats }: PathState): {
  readonly deal: OpenDeal;
  readonly step: ReplayStep;
} {
  const step: ReplayStep = {
    deal: 1,
    move: seats.length,
    seat: view.deal?.turn?.seat ?? null,
    text: '',
    events: lastEvents,
    game,
  };
  const { rules, counters, boxes, hands } = position;
  const deal = { number: 1, rules, players: hands.length, before: { counters, boxes }, steps: [step] };
  return { deal, step };
}
