import { problemIn } from '../gameService/gameServiceError.ts';
import type {
  ServiceNotice,
  ServicePing,
  ServicePong,
  ServiceRequest,
  ServiceResponse,
  TableShown,
} from '../gameService/serviceMessages.ts';
import { GameHost } from './gameHost.ts';
import { openGameStore } from './gameStore.ts';
import { tableIsShown } from './lazyBots.ts';
import { workerScope } from './workerScope.ts';

function send(message: ServiceResponse | ServiceNotice | ServicePong): void {
  workerScope.postMessage(message);
}

const opened = openGameStore().then((store) => {
  if (!store.durable) send({ type: 'not-kept', id: null });
  return new GameHost(store, send);
});

/** Requests are answered one after another, so that a game is closed before the next is opened. */
let last: Promise<void> = Promise.resolve();

async function respond(request: ServiceRequest, ports: readonly MessagePort[]): Promise<void> {
  const { ask } = request;
  try {
    const host = await opened;
    send({ type: 'answer', ask, answer: await host.answer(request, ports) });
  } catch (error) {
    send({ type: 'trouble', ask, problem: problemIn(error) });
  }
}

workerScope.onmessage = ({ data, ports }: MessageEvent<ServiceRequest | ServicePing | TableShown>) => {
  if (data.type === 'ping') send({ type: 'pong' });
  else if (data.type === 'shown') tableIsShown();
  else last = last.then(() => respond(data, ports));
};
