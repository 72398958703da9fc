import type { ProofService } from '../room/online/proofService.ts';
import { judgeProof } from './judgeProof.ts';
import { serve } from './serve.ts';

serve<ProofService>({ verdict: judgeProof });
