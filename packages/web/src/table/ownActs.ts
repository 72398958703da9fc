import type { Card, GameView } from '@nain-jaune/engine';
import { preferences } from '../app/settings/preferences.svelte.ts';
import { forcedMove } from './play/forcedMove.ts';
import type { PlayFlow } from './play/playFlow.svelte.ts';
import type { TableClient } from './play/tableClient.svelte.ts';
import { keptByPass } from './play/wholeRun.ts';

/** The player's actions besides laying a card. */
export interface OwnActs {
  /** The run that may be laid as a whole, or empty. */
  readonly run: readonly Card[];
  readonly stopRun: boolean;
  /** Not if it passes by itself. */
  readonly pass: boolean;
  /** The playable cards that a pass would keep; empty for a forced pass. */
  readonly kept: readonly Card[];
  /** Cards that may be laid with or without claiming. */
  readonly silent: readonly Card[];
  /** Whether there is a choice that a hint could help with. */
  readonly choose: boolean;
  readonly finish: boolean;
  readonly takeBack: boolean;
}

export function ownActs(client: TableClient, view: GameView, flow: PlayFlow): OwnActs {
  return {
    run: flow.mayLay,
    stopRun: flow.layingRun,
    pass: client.mayPass && forcedMove(client.legal, preferences.forced) === null,
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
