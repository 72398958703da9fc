import type { GameView } from '@nain-jaune/engine';
import type { InterfaceWords } from '@nain-jaune/words';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { tabTitle } from '../../app/shell/tabTitle.ts';
import { forcedMove } from './forcedMove.ts';
import type { TableClient } from './tableClient.svelte.ts';

/** Says in the title of the tab that it is the player's turn, and that a deal or the game has begun or ended. */
export function titlePlay(client: () => Pick<TableClient, 'view' | 'legal' | 'showsTurn'>): void {
  const ui = $derived(preferences.words.interface);
  const isNeeded = $derived(client().showsTurn && forcedMove(client().legal, preferences.forced) === null);
  const news = $derived(newsOf(client().view, ui));
  $effect(() => (isNeeded ? tabTitle.call(ui.yourTurn) : undefined));
  $effect(() => tabTitle.tell(news));
}

/** Where a game is: in a deal, between two or over. */
export function newsOf(
  view: Pick<GameView, 'deal' | 'ended'> | null,
  ui: Pick<InterfaceWords, 'gameOver' | 'settlementOf' | 'dealNumber'>,
): string {
  if (view?.ended) return ui.gameOver;
  if (!view?.deal) return '';
  return view.deal.settled ? ui.settlementOf(view.deal.number) : ui.dealNumber(view.deal.number);
}
