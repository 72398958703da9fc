import { failure, success } from '@nain-jaune/engine';
import type { Challenge, ChallengeCode } from '@nain-jaune/protocol';
import type { Metrics } from '../observe/metrics.ts';
import type { ServiceOutcome } from '../rooms/tableService.ts';
import { makeCode } from '../security/tokens.ts';
import { StoreFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

const codesTried = 20;

export interface ChallengeOptions {
  readonly store: Pick<Store, 'challenges'>;
  readonly metrics: Metrics;
  /** For tests. */
  readonly newCode?: () => string;
}

/** Challenges under short codes. Their texts are not read. */
export class ChallengeService {
  readonly #options: ChallengeOptions;

  constructor(options: ChallengeOptions) {
    this.#options = options;
  }

  async add(text: string): Promise<ServiceOutcome<ChallengeCode>> {
    const { store, metrics, newCode = makeCode } = this.#options;
    try {
      for (let tried = 0; tried < codesTried; tried += 1) {
        const code = newCode();
        if (!(await store.challenges.add(code, text))) continue;
        metrics.challenges.inc({ what: 'challenge' });
        return success({ code });
      }
    } catch (error) {
      if (!(error instanceof StoreFull)) throw error;
    }
    return failure('not-ready');
  }

  async find(code: string): Promise<ServiceOutcome<Challenge>> {
    const found = await this.#options.store.challenges.find(code);
    if (found === null) return failure('no-such-challenge');
    return success({ text: found.body, results: found.results });
  }

  async addResult(code: string, text: string): Promise<ServiceOutcome<Challenge>> {
    const { store, metrics } = this.#options;
    const added = await store.challenges.addResult(code, text);
    if (added === null) return failure('no-such-challenge');
    if (added === 'full') return failure('challenge-full');
    metrics.challenges.inc({ what: 'result' });
    return this.find(code);
  }
}
