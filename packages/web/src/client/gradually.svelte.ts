import { inFrame } from './frames.ts';

/** Shows something large part by part, one more in each frame, so that no frame has to draw all of it. */
export class Gradually {
  /** How many parts are shown. */
  shown = $state(0);
  /** Whether what they belong to has been drawn: the first frame that comes is its own. */
  #begun = false;

  /** Call it while a component is being made. `parts`: how many there are. */
  constructor(parts: () => number) {
    $effect(() => {
      if (this.shown >= parts()) return;
      return inFrame(this.#begun ? 0 : 1, () => {
        this.#begun = true;
        this.shown++;
      });
    });
  }
}
