import type { ProofQuestion } from '../online/verdict.ts';
import { judged } from './judged.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<ProofQuestion>) => scope.postMessage(judged(data));
