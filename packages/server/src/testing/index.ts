/** People who play at a real server, started as a process of its own, and what its load is measured with. */
export type { Heard } from './load/measure.ts';
export { bareProgram, clientProgram, unruledProgram } from './load/programs.ts';
export type { ClientPlan, FromClient, Phase, Usage } from './load/talk.ts';
export { REST } from './load/talk.ts';
export { Crowd, until } from './play/crowd.ts';
export { SETTINGS } from './play/openTable.ts';
export { ONE_ADDRESS, ServerChild } from './play/serverChild.ts';
