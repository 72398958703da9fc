import { forcedDelay } from '../../table/play/forcedMove.ts';
import { PlayFlow } from '../../table/play/playFlow.svelte.ts';

/** Play with other people, who cannot be hurried. */
export class OnlineFlow extends PlayFlow {
  override get mayFinish(): boolean {
    return false;
  }

  /** Other people take the time they need. */
  override skip(): void {
    return;
  }

  /** The delay must not reveal the move to the others. */
  protected override forcedWait(): number {
    return forcedDelay(this.pace, Math.random());
  }
}
