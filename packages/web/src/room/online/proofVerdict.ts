import { RemoteWorker, remote } from '../../app/browser/remote.ts';
import type { ProofQuestion, ProofService, Verdict } from './proofService.ts';

/** Checks a proof in a worker. Rejects if it cannot be checked. */
export function verdictOn(question: ProofQuestion): Promise<Verdict> {
  const worker = new RemoteWorker(
    () => new Worker(new URL('../../worker/proofWorker.ts', import.meta.url), { type: 'module' }),
  );
  return remote<ProofService, object>(worker, {}).verdict(question).finally(worker.close);
}
