import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadLook } from './art/loadLook.ts';
import './app/styles/layout.css';
import './app/styles/controls.css';
import { idle, nextTask, serviceWorkers } from './app/browser/browser.ts';
import { parseRoute } from './app/routing/parseRoute.ts';
import { preferences } from './app/settings/preferences.svelte.ts';
import { installation } from './app/shell/installation.svelte.ts';
import { loadPage } from './app/shell/loadPage.ts';
import { tabTitle } from './app/shell/tabTitle.ts';

/** Delay before the files for offline use are fetched, so that the page is drawn first. */
const OFFLINE_DELAY_MS = 1000;

// The words and the page are fetched in parallel. App reports a page that cannot be loaded.
loadPage(parseRoute(location.hash).page).catch(() => undefined);
const target = document.getElementById('app');
const { theme, look, deck } = preferences;
Object.assign(document.documentElement.dataset, { theme, look, deck });
// The page is mounted when its words and look are loaded.
const dressed = loadLook(look).catch(() => undefined);
if (target !== null)
  Promise.all([preferences.ready, dressed])
    .then(nextTask)
    .then(() => mount(App, { target }));

installation.hearInstall(window);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') tabTitle.seen();
});
// Where nothing can be kept, over plain http for example, the page is one to play in all the same.
const workers = serviceWorkers();
if (import.meta.env.PROD && workers !== null)
  addEventListener('load', () => setTimeout(() => keepOffline(workers), OFFLINE_DELAY_MS));

/** Stores all files for offline use when the page is idle. */
async function keepOffline(container: ServiceWorkerContainer): Promise<void> {
  await idle();
  try {
    installation.askForNewer(await installation.keepOffline(container));
  } catch {
    // The browser does not allow it.
  }
}
