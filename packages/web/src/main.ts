import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferences } from './client/preferences.svelte.ts';

const target = document.getElementById('app');
if (target !== null) preferences.ready.then(() => mount(App, { target }));
