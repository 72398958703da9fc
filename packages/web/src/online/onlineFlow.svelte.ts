import { Flow } from '../play/flow.svelte.ts';

/** How play flows on where others play: nobody can be hurried, so that no deal runs at once to one's next choice. */
export class OnlineFlow extends Flow {
  override get mayFinish(): boolean {
    return false;
  }
}
