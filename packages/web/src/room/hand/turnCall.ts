import { preferences } from '../../app/settings/preferences.svelte.ts';
import { forcedMove } from '../../table/play/forcedMove.ts';
import type { TableClient } from '../../table/play/tableClient.svelte.ts';

/** Whether it is the turn of a client's player. */
export function isToMove({ view }: Pick<TableClient, 'view'>): boolean {
  const { deal, seat } = view ?? {};
  return deal?.settled === false && deal.turn !== null && deal.turn.seat === seat;
}

/** Whether a client waits for its player: the page makes forced moves. */
export function needsPlayer(client: Pick<TableClient, 'view' | 'legal' | 'myTurn'>): boolean {
  return isToMove(client) && client.myTurn && forcedMove(client.legal, preferences.forced) === null;
}

/** Calls a player once in each turn, when the first choice comes. */
export class TurnCall {
  #isCalled = false;

  /** Takes the present state. Returns whether the player is to be called. */
  take(toMove: boolean, needed: boolean): boolean {
    const calls = toMove && needed && !this.#isCalled;
    this.#isCalled = toMove && (this.#isCalled || needed);
    return calls;
  }
}
