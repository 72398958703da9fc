import { type Card, type Ruleset, type Seat, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { type Random, shuffledPack } from '@nain-jaune/engine/random';

/** A game with its first deal dealt: a pack, or one that is shuffled for each deal. */
export function dealtGame(
  ruleset: Ruleset,
  players: number,
  pack: readonly Card[] | Random,
  firstDealer: Seat = seatAt(0),
): GameDriver {
  const cards = { firstDealer, packOf: () => ('next' in pack ? shuffledPack(pack) : pack) };
  const driver = GameDriver.start(ruleset, players, cards);
  driver.deal();
  return driver;
}
