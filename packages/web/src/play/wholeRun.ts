import { type Card, DWARF, type GameView, makeCardText, rankOf, suitOf } from '@nain-jaune/engine';

/**
 * The next move of whoever wants to lay the whole run: a wanted card of the hand, said aloud where there is something
 * to say; null where the run is to be left to the player again.
 *
 * Where several suits may continue, an honour goes first, the one with the dearest box before others: it sweeps now, and
 * held at the end it may cost. Between other cards of a rank nothing is to be chosen. A wild dwarf is never laid for
 * the player, not even when it is wanted itself: to keep it is a choice.
 */
export function nextOfRun(view: GameView, legal: readonly string[]): string | null {
  const best = wantedInHand(view, legal)[0];
  if (best === undefined) return null;
  const text = makeCardText(best);
  return legal.includes(`${text}!`) ? `${text}!` : text;
}

/** Whether the hand holds more of the run than the one card that is wanted now. */
export function holdsMoreOfRun(view: GameView, legal: readonly string[]): boolean {
  const [first] = wantedInHand(view, legal);
  const hand = view.deal?.hand ?? [];
  return first !== undefined && hand.some((card) => followsOn(card, first, view.rules.run === 'suit'));
}

/** The wanted cards that may be laid now, those that one would rather lay first. A lead wants nothing. */
function wantedInHand({ deal, rules, seat }: GameView, legal: readonly string[]): Card[] {
  const turn = deal?.turn;
  if (!turn || turn.seat !== seat || turn.leads) return [];
  const stakeOf = (card: Card) =>
    rules.honours.find((honour) => honour.card === makeCardText(card))?.stake ?? 0;
  return turn.wanted
    .filter((card) => rules.dwarf === 'plain' || card !== DWARF)
    .filter((card) => legal.includes(makeCardText(card)) || legal.includes(`${makeCardText(card)}!`))
    .toSorted((a, b) => stakeOf(b) - stakeOf(a) || a - b);
}

const RANKS = 'A23456789TJQK';

function followsOn(card: Card, before: Card, withinSuit: boolean): boolean {
  const isNext = RANKS.indexOf(rankOf(card)) === RANKS.indexOf(rankOf(before)) + 1;
  return isNext && (!withinSuit || suitOf(card) === suitOf(before));
}
