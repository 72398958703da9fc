export { ClientState, type NewCommand } from './clientState.ts';
export { SETTINGS } from './settings.ts';
