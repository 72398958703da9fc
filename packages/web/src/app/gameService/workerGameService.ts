import { RemoteWorker, remote } from '../browser/remote.ts';
import type { GameCalls, GameNews, GameService } from './gameService.ts';
import type { ServiceNotice } from './serviceMessages.ts';

/** Stores and plays games in a worker. A worker that stops answering is replaced. */
export function startGameService(): GameService {
  const worker = new RemoteWorker(
    () => new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module' }),
  );
  const listeners = new Set<(notice: ServiceNotice) => void>();
  const news = {
    keeps: true,
    onNotice(listener: (notice: ServiceNotice) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const notify = (notice: ServiceNotice) => {
    if (notice.type === 'not-kept' && notice.id === null) news.keeps = false;
    for (const listener of listeners) listener(notice);
  };
  worker.watch(
    (notice) => notify(notice as ServiceNotice),
    () => notify({ type: 'stopped' }),
  );
  return remote<GameCalls, GameNews>(worker, news);
}
