/** Shows something large part by part, one more in each frame, so that no frame has to draw all of it. */
export class Gradually {
  /** How many parts are shown. */
  shown = $state(0);

  /** Call it while a component is being made. `parts`: how many there are. */
  constructor(parts: () => number) {
    $effect(() => {
      if (this.shown >= parts()) return;
      const frame = requestAnimationFrame(() => this.shown++);
      return () => cancelAnimationFrame(frame);
    });
  }
}
