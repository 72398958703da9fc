export { ClientState, type NewCommand } from './clientState.ts';
