import { RemoteWorker, remote } from '../../app/browser/remote.ts';
import type { Remote } from '../../app/browser/remoteMessages.ts';
import type { DayService } from './dayService.ts';

/** Judges days and challenges in a worker of its own, which knows the cards and the bots. */
export type DayJudge = Remote<DayService> & Pick<RemoteWorker, 'close'>;

export function makeDayJudge(): DayJudge {
  const worker = new RemoteWorker(
    () => new Worker(new URL('../../worker/dailyWorker.ts', import.meta.url), { type: 'module' }),
  );
  return remote<DayService, RemoteWorker>(worker, worker);
}
