import type { ProofQuestion } from '../online/proofVerdict.ts';
import { judgeProof } from './judgeProof.ts';
import { workerScope } from './workerScope.ts';

workerScope.onmessage = ({ data }: MessageEvent<ProofQuestion>) => workerScope.postMessage(judgeProof(data));
