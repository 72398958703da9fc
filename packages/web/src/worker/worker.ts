import type { GameCalls } from '../app/gameService/gameService.ts';
import { GameHost } from './gameHost.ts';
import { openGameStore } from './gameStore.ts';
import { sendNotice, serve } from './serve.ts';

const opened = openGameStore().then((store) => {
  if (!store.durable) sendNotice({ type: 'not-kept', id: null });
  return new GameHost(store, sendNotice);
});

// In turn, so that a game is closed before the next is opened.
serve<GameCalls>(opened, ['shown']);
// Chromium reads its list of locales at the first such format of a page, in about 60 ms. Here, after the page has opened, no frame
// waits for it.
setTimeout(() => Intl.ListFormat.supportedLocalesOf('fr'), 1000);
