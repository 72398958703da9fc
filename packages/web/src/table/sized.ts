/** Inner size of an element, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Attachment that reports the size of an element after each layout. Svelte's binding would force an extra layout when the
 * element is created.
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
