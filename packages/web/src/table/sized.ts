/** Inner size of an element, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

type Tell = (size: Size) => void;

const tellers = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/**
 * Attachment that reports the size of an element after each layout. Svelte's binding would force an extra layout when the
 * element is created. All elements share one observer.
 */
export function sized(tell: Tell): (element: HTMLElement) => () => void {
  return (element) => {
    observer ??= new ResizeObserver((entries) => entries.forEach(report));
    tellers.set(element, tell);
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}

function report({ target }: ResizeObserverEntry): void {
  tellers.get(target)?.({ width: target.clientWidth, height: target.clientHeight });
}
