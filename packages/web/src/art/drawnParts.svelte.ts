import { drawnParts } from './drawing.ts';

/** So long after the network failed it is asked again. */
const AGAIN_MS = 2000;

/** The elements of each part as text, by its name; null until they are here. */
let parts: Readonly<Record<string, string>> | null = $state.raw(null);
/** The parts that were wanted so far: what is read as text is copied from then on. */
const read = new Map<string, DocumentFragment>();

/**
 * A copy of a part of a card (`cardParts.ts`), to be laid into the card's face: its elements themselves and no `<use>` of a file,
 * which the browser resolves, copies and styles once more for each card that is laid. Null while the parts are not here; whoever
 * asks in an effect is told when they are.
 */
export function cardPart(name: string): Node | null {
  if (parts === null) return null;
  const known = read.get(name) ?? readPart(parts[name] ?? '');
  read.set(name, known);
  return known.cloneNode(true);
}

/** Fetches the parts, again and again until they are here: meanwhile cards show their paper. */
async function fetchParts(): Promise<void> {
  while (parts === null) {
    const response = await fetch(drawnParts()).catch(() => null);
    if (response?.ok) parts = await response.json();
    else await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

// Wherever cards are drawn they are wanted, and soon.
void fetchParts();

function readPart(elements: string): DocumentFragment {
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.innerHTML = elements;
  const fragment = document.createDocumentFragment();
  fragment.append(...holder.childNodes);
  return fragment;
}
