import { forcedDelay } from '../play/forcedMove.ts';
import { PlayFlow } from '../play/playFlow.svelte.ts';

/** How play flows on where others play: nobody can be hurried, so that no deal runs at once to one's next choice. */
export class OnlineFlow extends PlayFlow {
  override get mayFinish(): boolean {
    return false;
  }

  /** Others see how long it takes: that must not tell them what it was. */
  protected override forcedWait(): number {
    return forcedDelay(this.pace, Math.random());
  }
}
