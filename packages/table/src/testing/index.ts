/** For tests of whatever plays at a table: a clock whose time passes on command, a store, clients and rooms. */
export { openHomeTestRoom, resumeHomeTestRoom } from './homeTestRoom.ts';
export { makeProof } from './makeProof.ts';
export { RoomStore } from './roomStore.ts';
export { SimulatedClock } from './simulatedClock.ts';
export { type NewCommand, TestClient } from './testClient.ts';
export { openTestRoom, settled, TestRoom } from './testRoom.ts';
