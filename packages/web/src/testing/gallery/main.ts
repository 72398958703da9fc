import { mount } from 'svelte';
import '../../app.css';
import '../../app/styles/layout.css';
import '../../app/styles/controls.css';
import '../../app/styles/pages.css';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { loadLook } from '../../art/loadLook.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
const { theme, look, deck } = preferences;
Object.assign(document.documentElement.dataset, { theme, look, deck });
await Promise.all([preferences.ready, loadLook(look)]);
if (target !== null) mount(Gallery, { target });
