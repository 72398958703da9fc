/** How large an element is within its borders, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Tells how large an element is, when the page has laid it out and whenever that changes. What Svelte binds would ask as soon
 * as the element is made, and so lay out the page once more.
 */
export function sized(tell: (size: Size) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() =>
      tell({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
