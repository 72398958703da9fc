import type { RemoteAnswer, RemoteQuestion, Running } from '../app/browser/remoteMessages.ts';
import { problemIn } from '../app/gameService/gameServiceError.ts';

/** The global object of a worker. The types of the page describe a window. */
const workerScope = self as unknown as Pick<Worker, 'postMessage' | 'onmessage'>;

function send(message: RemoteAnswer): void {
  workerScope.postMessage(message);
}

export function sendNotice(notice: unknown): void {
  send({ type: 'notice', notice });
}

type Method = (...given: readonly unknown[]) => unknown;

/**
 * Answers the calls of the page to a service: one after another, except those in `atOnce`. The method receives the arguments of
 * the call, and how it is running.
 */
export function serve<Service extends object>(
  service: Service | Promise<Service>,
  atOnce: readonly (keyof Service)[] = [],
): void {
  const open = new Map<number, AbortController>();
  let last: Promise<void> = Promise.resolve();

  async function respond(call: number, name: string, given: readonly unknown[], signal: AbortSignal) {
    const running: Running<unknown> = { signal, progress: (step) => send({ type: 'progress', call, step }) };
    try {
      const method = Reflect.get(await service, name) as Method;
      if (!signal.aborted)
        send({ type: 'answer', call, value: await method.apply(await service, [...given, running]) });
    } catch (error) {
      if (!signal.aborted) send({ type: 'failure', call, problem: problemIn(error) });
    }
    open.delete(call);
  }

  workerScope.onmessage = ({ data }: MessageEvent<RemoteQuestion>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else if (data.type === 'cancel') open.get(data.call)?.abort();
    else {
      const { call, name, given } = data;
      const controller = new AbortController();
      open.set(call, controller);
      const answer = () => respond(call, name, given, controller.signal);
      if (atOnce.some((one) => one === name)) void answer();
      else last = last.then(answer);
    }
  };
}
