import type { Bot } from '@nain-jaune/bots';
import { type GameView, type Ruleset, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import { below, type Random, shuffledPack } from '@nain-jaune/engine/random';

/** Maximum number of deals played before the one that is yielded, so that boxes and counters differ. */
const MAX_DEALS_BEFORE = 3;

/** Plays a game between bots up to a random deal, and yields the view of each decision in that deal. */
export function* viewsOfDeal(
  ruleset: Ruleset,
  bots: readonly Bot[],
  random: Random,
): Generator<GameView, void, void> {
  const firstDealer = seatAt(below(random, bots.length));
  const cards = { firstDealer, packOf: () => shuffledPack(random) };
  const driver = GameDriver.start(ruleset, bots.length, cards);
  for (let before = below(random, MAX_DEALS_BEFORE + 1); before >= 0; before--) {
    driver.deal();
    for (let { turn } = driver; turn !== null; { turn } = driver) {
      if (before === 0) yield turn.view;
      driver.makeMove(itemAt(bots, turn.seat).choose(turn.view, turn.legal, random));
    }
    if (driver.game.ended !== null) return;
  }
}
