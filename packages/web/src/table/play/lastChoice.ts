import type { GameView, MovePlace, ViewEvent } from '@nain-jaune/engine';

/** The place of the next move in a game; null if no deal is in progress. */
export function nextMove({ deal }: GameView): MovePlace | null {
  return deal === null ? null : { deal: deal.number, move: 1 + movesIn(deal).length };
}

/** Whether a choice may still be taken back: no other player has moved since, and the deal is not settled. */
export function mayTakeBack({ deal, seat }: GameView, choice: MovePlace | null): boolean {
  if (deal === null || deal.settled || choice?.deal !== deal.number) return false;
  const since = movesIn(deal).slice(choice.move - 1);
  return since.length > 0 && since.every((move) => move.seat === seat);
}

function movesIn({ events }: NonNullable<GameView['deal']>) {
  return events.filter(isMove);
}

/** Whether an event is a card or a pass. */
export function isMove(event: ViewEvent): event is Extract<ViewEvent, { type: 'laid' | 'passed' }> {
  return event.type === 'laid' || event.type === 'passed';
}
