import { failure, success } from '@nain-jaune/engine';
import type { Challenge, ChallengeCode } from '@nain-jaune/protocol';
import { challengeKey } from '@nain-jaune/same-cards/challenge';
import type { Metrics } from '../observe/metrics.ts';
import { type AddressHash, makeCode } from '../security/tokens.ts';
import { StoreFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { ServiceOutcome } from '../tables/tableService.ts';

const codesTried = 20;

export interface ChallengeOptions {
  readonly store: Pick<Store, 'challenges'>;
  readonly metrics: Metrics;
  readonly addresses: AddressHash;
  /** For tests. */
  readonly newCode?: () => string;
}

/** Challenges under short codes. The games in their texts are not read. */
export class ChallengeService {
  readonly #options: ChallengeOptions;

  constructor(options: ChallengeOptions) {
    this.#options = options;
  }

  async add(text: string, address: string): Promise<ServiceOutcome<ChallengeCode>> {
    const { store, metrics, addresses, newCode = makeCode } = this.#options;
    try {
      for (let tried = 0; tried < codesTried; tried += 1) {
        const code = newCode();
        if (!(await store.challenges.add(code, text, addresses.of(address)))) continue;
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

  async addResult(code: string, text: string, address: string): Promise<ServiceOutcome<Challenge>> {
    const { store, metrics, addresses } = this.#options;
    const found = await store.challenges.find(code);
    if (found === null) return failure('no-such-challenge');
    if (challengeKey(found.body) !== challengeKey(text)) return failure('forged');
    const added = await store.challenges.addResult(code, text, addresses.of(address));
    if (added === null) return failure('no-such-challenge');
    if (added === 'full') return failure('challenge-full');
    metrics.challenges.inc({ what: 'result' });
    return this.find(code);
  }
}
