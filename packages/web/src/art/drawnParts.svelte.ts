import { drawnParts } from './drawing.ts';

/** Delay before a failed request is repeated. */
const AGAIN_MS = 2000;

/** SVG text of each part by name, or null until loaded. */
let parts: Readonly<Record<string, string>> | null = $state.raw(null);
/** Parsed parts, which are cloned for each use. */
const read = new Map<string, DocumentFragment>();

/**
 * Returns a copy of a card part (`cardParts` of `art`), or null until the parts are loaded, which is reactive. Copies are cheaper than
 * `<use>`, which the browser resolves and styles again for each card.
 */
export function cardPart(name: string): Node | null {
  if (parts === null) return null;
  const known = read.get(name) ?? readPart(parts[name] ?? '');
  read.set(name, known);
  return known.cloneNode(true);
}

/** Fetches the parts with retries. Until then cards are blank. */
async function fetchParts(): Promise<void> {
  while (parts === null) {
    const response = await fetch(drawnParts()).catch(() => null);
    if (response?.ok) parts = await response.json();
    else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

// Start early: every importer draws cards.
void fetchParts();

function readPart(elements: string): DocumentFragment {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.innerHTML = elements;
  const fragment = document.createDocumentFragment();
  fragment.append(...holder.childNodes);
  return fragment;
}
