export { makeProof } from '../proof/proof.ts';
export { openHomeTestRoom, resumeHomeTestRoom } from './homeTestRoom.ts';
export { RoomStore } from './roomStore.ts';
export { SimulatedClock } from './simulatedClock.ts';
export { TestClient } from './testClient.ts';
export { openTestRoom, settled, TestRoom } from './testRoom.ts';
