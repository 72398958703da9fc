import type { Page } from '@playwright/test';
import { collected } from './pageActions.ts';

/** A call of the page to its worker, as far as the tests read it. */
export interface WorkerMessage {
  readonly name?: string;
  readonly given?: readonly {
    readonly botMove?: number;
    readonly pace?: { readonly botMove: number };
  }[];
}

/** Collects the messages from the page to its workers. With `holdBots`, bots act at once or only after a day. */
export async function watchMessages(page: Page, holdBots = false): Promise<() => Promise<WorkerMessage[]>> {
  await page.addInitScript((holdBots) => {
    const messages: WorkerMessage[] = [];
    Object.assign(globalThis, { messages });
    const held = { botMove: 86_400_000, botPass: 86_400_000 };
    const holding = (message: WorkerMessage): WorkerMessage => {
      const { name, given: [first, ...others] = [] } = message;
      if (name === 'open' && (first?.pace?.botMove ?? 0) > 0)
        return { ...message, given: [{ ...first, pace: held }, ...others] };
      return name === 'setPace' && (first?.botMove ?? 0) > 0 ? { ...message, given: [held] } : message;
    };
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker, [message, ...others]) {
        messages.push(message);
        Reflect.apply(post, worker, [holdBots ? holding(message) : message, ...others]);
      },
    });
  }, holdBots);
  return () => collected(page, 'messages');
}

/** Collects the paces in milliseconds that the page sets for the bots. */
export async function watchPaces(page: Page, holdBots = false): Promise<() => Promise<number[]>> {
  const messages = await watchMessages(page, holdBots);
  return async () =>
    (await messages()).flatMap(({ name, given }) => (name === 'setPace' ? [given?.[0]?.botMove ?? -1] : []));
}
