import { type Card, compileRules, DWARF, type GameView, heightOf, pass } from '@nain-jaune/engine';
import { DWARF_FACTOR } from '@nain-jaune/engine/kernel';
import { announcedLays, inOrderOf } from '../lays.ts';
import { type Character, PACES } from './character.ts';

/**
 * The miser: gets rid of the cards that would cost most at the end. First the honours by the contents of their boxes,
 * then the cards by points; if all cost the same, the highest.
 */
export const gaspard: Character = {
  name: 'gaspard',
  strength: 'random',
  pace: PACES.gaspard,
  choose(view, legal) {
    const cost = costOfKeeping(view);
    const dearest = inOrderOf(
      ({ card }: { readonly card: Card }) => -cost(card),
      ({ card }) => -heightOf(card),
      ({ card }) => card,
    );
    return announcedLays(legal).sort(dearest)[0] ?? pass;
  },
};

/** The cost of each card of the hand at the settlement if another player went out now. */
function costOfKeeping(view: GameView): (card: Card) => number {
  const { worth, boxOf, heldIsBete, beteIsStake, factors, stakes } = compileRules(view.rules, view.players);
  const all = (view.deal?.hand ?? []).reduce((sum, card) => sum + (worth[card] ?? 0), 0);
  return (card) => {
    const bete = heldIsBete ? ((beteIsStake ? stakes : view.boxes)[boxOf[card] ?? -1] ?? 0) : 0;
    const doubled = card === DWARF ? ((factors[DWARF_FACTOR] ?? 1) - 1) * all : 0;
    return (worth[card] ?? 0) + bete + doubled;
  };
}
