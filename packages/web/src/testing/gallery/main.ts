import { mount } from 'svelte';
import '../../app.css';
import '../../styles/layout.css';
import '../../styles/controls.css';
import '../../styles/pages.css';
import { loadLook } from '../../art/loadLook.ts';
import { preferences } from '../../client/preferences.svelte.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
const { theme, look, deck } = preferences;
Object.assign(document.documentElement.dataset, { theme, look, deck });
await Promise.all([preferences.ready, loadLook(look)]);
if (target !== null) mount(Gallery, { target });
