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
      let frame = requestAnimationFrame(() => {
        if (this.#begun) this.shown++;
        else frame = requestAnimationFrame(() => this.shown++);
        this.#begun = true;
      });
      return () => cancelAnimationFrame(frame);
    });
  }
}
