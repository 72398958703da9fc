import type { Card } from '@nain-jaune/engine';
import type { TableClient } from '../client/tableClient.svelte.ts';
import type { Flow } from '../play/flow.svelte.ts';

/** What the player may do now besides laying a card and passing. */
export interface OwnActs {
  /** The cards that he may lay and announce. */
  readonly say: readonly Card[];
  readonly layRun: boolean;
  readonly stopRun: boolean;
  /** Whether there is a choice, to be helped with. */
  readonly choose: boolean;
  readonly finish: boolean;
}

/** What may be done now at a table, and with its flow. */
export function ownActs(client: TableClient, flow: Flow): OwnActs {
  return {
    say: (client.view?.deal?.hand ?? []).filter((card) => client.waysOf(card).announced),
    layRun: flow.mayLayRun,
    stopRun: flow.layingRun,
    choose: client.mayChoose,
    finish: flow.mayFinish,
  };
}
