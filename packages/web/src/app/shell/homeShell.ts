import { render } from 'svelte/server';
import HomePage from '../../game/HomePage.svelte';
import type { GameService } from '../gameService/gameService.ts';
import { preferences } from '../settings/preferences.svelte.ts';

await preferences.setLanguage('fr');
// The page reads the seed of its address.
Object.assign(globalThis, { location: new URL('https://localhost/') });

/** The home page of a first visit as HTML. Only the build loads this file. */
export const homeShell: string = render(HomePage, {
  props: { gameService: {} as GameService, route: { page: 'home', rules: null } },
}).body;
