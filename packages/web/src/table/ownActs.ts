import type { Card, GameView } from '@nain-jaune/engine';
import type { PlayFlow } from '../play/playFlow.svelte.ts';
import type { TableClient } from '../play/tableClient.svelte.ts';
import { keptByPass } from '../play/wholeRun.ts';

/** What the player may do now besides laying a card. */
export interface OwnActs {
  /** The run that may be laid as a whole, or none. */
  readonly run: readonly Card[];
  readonly stopRun: boolean;
  readonly pass: boolean;
  /** The cards that a pass would keep; none where it is forced. */
  readonly kept: readonly Card[];
  /** The cards that may be laid with and without claiming. */
  readonly silent: readonly Card[];
  /** Whether there is a choice, to be helped with. */
  readonly choose: boolean;
  readonly finish: boolean;
  /** Whether the last choice may be taken back. */
  readonly takeBack: boolean;
}

/** What may be done now at a table, and with its flow. */
export function ownActs(client: TableClient, view: GameView, flow: PlayFlow): OwnActs {
  return {
    run: flow.mayLay,
    stopRun: flow.layingRun,
    pass: client.mayPass,
    kept: client.mayPass ? keptByPass(view, client.legal) : [],
    silent: silentCards(client, view),
    choose: client.mayChoose,
    finish: flow.mayFinish,
    takeBack: flow.mayTakeBack,
  };
}

function silentCards(client: TableClient, view: GameView): Card[] {
  return (view.deal?.hand ?? []).filter((card) => {
    const { silently, announced } = client.waysOf(card);
    return silently && announced;
  });
}
