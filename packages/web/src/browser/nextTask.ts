/** Lets the browser do what waits, to draw or to hear somebody: what follows is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
