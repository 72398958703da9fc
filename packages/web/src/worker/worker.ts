import type {
  ServiceNotice,
  ServicePing,
  ServicePong,
  ServiceProblem,
  ServiceRequest,
  ServiceResponse,
  TableShown,
} from '../gameService/serviceMessages.ts';
import { GameHost } from './gameHost.ts';
import { openGameStore } from './gameStore.ts';
import { tableIsShown } from './lazyBots.ts';
import { Trouble } from './trouble.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

function say(message: ServiceResponse | ServiceNotice | ServicePong): void {
  scope.postMessage(message);
}

const opened = openGameStore().then((store) => {
  if (!store.durable) say({ type: 'not-kept', id: null });
  return new GameHost(store, say);
});

function troubleOf(error: unknown): ServiceProblem {
  if (error instanceof Trouble) return error.trouble;
  return { code: 'store-failed', detail: error instanceof Error ? error.message : String(error) };
}

/** Questions are answered one after another, so that a game is closed before the next is opened. */
let last: Promise<void> = Promise.resolve();

async function answer(question: ServiceRequest, ports: readonly MessagePort[]): Promise<void> {
  try {
    const host = await opened;
    const given = await host.answer(question, ports);
    say({
      type: 'answer',
      ask: question.ask,
      answer: given as Extract<ServiceResponse, { type: 'answer' }>['answer'],
    });
  } catch (error) {
    say({ type: 'trouble', ask: question.ask, trouble: troubleOf(error) });
  }
}

scope.onmessage = ({ data, ports }: MessageEvent<ServiceRequest | ServicePing | TableShown>) => {
  if (data.type === 'ping') say({ type: 'pong' });
  else if (data.type === 'shown') tableIsShown();
  else last = last.then(() => answer(data, ports));
};
