/** A real server as a process of its own, and what its load is measured with. */
export type { Heard } from './load/measure.ts';
export { bareProgram, clientProgram } from './load/programs.ts';
export type { ClientPlan, FromClient, Phase, Usage } from './load/talk.ts';
export { ONE_ADDRESS, ServerChild } from './play/serverChild.ts';
