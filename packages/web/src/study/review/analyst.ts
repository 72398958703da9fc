import { RemoteWorker, remote } from '../../app/browser/remote.ts';
import type { Remote } from '../../app/browser/remoteMessages.ts';
import type { AnalysisService } from './analysisService.ts';

/** Analyses in a worker of its own. */
export type Analyst = Remote<AnalysisService> & Pick<RemoteWorker, 'prepare' | 'close'>;

export function makeAnalyst(): Analyst {
  const worker = new RemoteWorker(
    () => new Worker(new URL('../../worker/analysisWorker.ts', import.meta.url), { type: 'module' }),
  );
  return remote<AnalysisService, RemoteWorker>(worker, worker);
}
