import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferences } from './client/preferences.svelte.ts';
import { program } from './shell/program.svelte.ts';

const target = document.getElementById('app');
if (target !== null) preferences.ready.then(() => mount(App, { target }));

program.hearInstall(window);
// Where nothing can be kept, over plain http for example, the page is one to play in all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', keepOffline);

/** When the page itself is here, everything else is fetched and kept. */
async function keepOffline(): Promise<void> {
  try {
    program.askForNewer(await program.keepOffline(navigator.serviceWorker));
  } catch {
    // A browser that forbids it has said so in its own words.
  }
}
