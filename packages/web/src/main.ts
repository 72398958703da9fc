import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { loadLook } from './art/loadLook.ts';
import './styles/layout.css';
import './styles/controls.css';
import { idle, serviceWorkers } from './client/browser.ts';
import { nextTask } from './client/nextTask.ts';
import { preferences } from './client/preferences.svelte.ts';
import { parseRoute } from './client/route.svelte.ts';
import { installation } from './shell/installation.svelte.ts';
import { loadPage } from './shell/loadPage.ts';

/** How long after the page itself the rest is fetched, in milliseconds: both at once would share a phone that has to draw the page. */
const KEEP_AFTER = 1000;

// The words and the page are fetched side by side; a page that does not come is told of where it is shown.
loadPage(parseRoute(location.hash).page).catch(() => undefined);
const target = document.getElementById('app');
const { theme, look, deck } = preferences;
Object.assign(document.documentElement.dataset, { theme, look, deck });
// The page is first seen in its words and in its look.
const dressed = loadLook(look).catch(() => undefined);
if (target !== null)
  Promise.all([preferences.ready, dressed])
    .then(nextTask)
    .then(() => mount(App, { target }));

installation.hearInstall(window);
// Where nothing can be kept, over plain http for example, the page is one to play in all the same.
const workers = serviceWorkers();
if (import.meta.env.PROD && workers !== null)
  addEventListener('load', () => setTimeout(() => keepOffline(workers), KEEP_AFTER));

/** Fetches and keeps everything else, when the page has nothing more urgent to do. */
async function keepOffline(container: ServiceWorkerContainer): Promise<void> {
  await idle();
  try {
    installation.askForNewer(await installation.keepOffline(container));
  } catch {
    // A browser that forbids it has said so in its own words.
  }
}
