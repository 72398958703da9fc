import { markIcon, noticeAccess, showNotice, watchHidden } from '../../app/browser/notices.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { type SoundPlace, soundSettings } from '../../table/sound/soundSettings.svelte.ts';
import { handSettings, TURN_VIBRATION } from '../hand/handSettings.svelte.ts';
import { isToMove, needsPlayer, TurnCall } from '../hand/turnCall.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import { hostNameIn } from './shownSeats.ts';

/**
 * Calls the player to their turn while the page is hidden, if they allow it: by a notice, which tells nothing of the cards, and a mark
 * on the icon of the installed page. Both are gone when the page is shown or the turn passes. Call it while a component is initialised.
 */
export function noticeTurns(client: () => OnlineClient, place: SoundPlace): void {
  const turns = new TurnCall();
  let isHidden = $state(document.visibilityState === 'hidden');
  const toMove = $derived(isToMove(client()));
  const isNeeded = $derived(needsPlayer(client()));
  const isAllowed = $derived(handSettings.notices && noticeAccess() === 'granted');
  let remove: (() => void) | null = null;

  $effect(() => watchHidden((hidden) => (isHidden = hidden)));

  $effect(() => {
    const isCalled = turns.take(toMove, isNeeded);
    if (isCalled && isHidden && isAllowed) remove = showNotice(noticeOf(client(), place));
    if (!isHidden || !toMove) forget();
  });

  $effect(() => {
    if (!isAllowed) return;
    markIcon(isHidden && isNeeded);
    return () => markIcon(false);
  });

  $effect(() => forget);

  function forget(): void {
    remove?.();
    remove = null;
  }
}

function noticeOf({ room }: OnlineClient, place: SoundPlace) {
  const { words, chapters } = preferences;
  return {
    title: words.interface.yourTurn,
    body: room === null ? words.interface.gameName : chapters.online.lobby.tableOf(hostNameIn(room)),
    tag: `turn-${room?.code ?? ''}`,
    sounds: soundSettings(place).sounds,
    vibrates: handSettings.vibrates ? TURN_VIBRATION : [],
  };
}
