export type { ClientFigures } from './load/measure.ts';
export type { ClientMessage, ClientPlan, Phase, Usage } from './load/messages.ts';
export { bareProgram, clientProgram, REST } from './load/messages.ts';
export { Crowd, until } from './play/crowd.ts';
export { ONE_ADDRESS, ServerChild } from './play/serverChild.ts';
