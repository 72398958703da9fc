import {
  boxOf,
  type Card,
  cardsAfter,
  DWARF,
  type GameView,
  isDwarfWild,
  makeCardText,
} from '@nain-jaune/engine';

/**
 * The cards of the hand that continue the run without another player; none before a lead.
 *
 * If several suits may continue, honours go first, in the order of their boxes' counters: they sweep now and may cost something
 * at the end. Other cards of a rank are equal. A wild dwarf is never laid for the player, because keeping it is a choice.
 */
export function runInHand(view: GameView, legal: readonly string[]): Card[] {
  const turn = view.deal?.turn;
  if (!turn || turn.seat !== view.seat || turn.leads) return [];
  const run: Card[] = [];
  let next = bestOf(
    turn.wanted.filter((card) => isLegal(card, legal)),
    view,
  );
  while (next !== undefined) {
    run.push(next);
    next = bestOf(cardsAfter(view.rules, next), view);
  }
  return run;
}

/** The next move of the run, announced if that is legal. Null at its end. */
export function nextOfRun(view: GameView, legal: readonly string[]): string | null {
  const [best] = runInHand(view, legal);
  if (best === undefined) return null;
  const text = makeCardText(best);
  return legal.includes(`${text}!`) ? `${text}!` : text;
}

/** The cards that could be laid instead of a pass. A wild dwarf only if there is no other. */
export function keptByPass(view: GameView, legal: readonly string[]): Card[] {
  if (!legal.includes('-')) return [];
  const kept = (view.deal?.hand ?? []).filter((card) => isLegal(card, legal));
  const tame = kept.filter((card) => !isWild(card, view));
  return tame.length > 0 ? tame : kept;
}

/** The counters that a card would sweep; null for a card without a box. */
export function sweptBy(card: Card, view: GameView): number | null {
  return view.boxes[boxOf(view.rules, card)] ?? null;
}

function isLegal(card: Card, legal: readonly string[]): boolean {
  const text = makeCardText(card);
  return legal.includes(text) || legal.includes(`${text}!`);
}

function isWild(card: Card, { rules }: GameView): boolean {
  return card === DWARF && isDwarfWild(rules);
}

function bestOf(wanted: readonly Card[], view: GameView): Card | undefined {
  const hand = view.deal?.hand ?? [];
  const [best] = wanted
    .filter((card) => hand.includes(card) && !isWild(card, view))
    .toSorted((a, b) => (sweptBy(b, view) ?? 0) - (sweptBy(a, view) ?? 0) || a - b);
  return best;
}
