/** For tests of whatever plays at a table: a clock that is told when time passes, and a client. */
export { Opened, type OpenedOptions, opened, resumed } from './opened.ts';
export { SimulatedClock } from './simulatedClock.ts';
export { type NumberedEvent, TestClient } from './testClient.ts';
