import {
  type Card,
  type Deal,
  type GameView,
  handsOf,
  makeDeal,
  playDeal,
  type Ruleset,
  type SampledDeal,
  seatAt,
} from '@nain-jaune/engine';
import type { GameDriver, Turn } from '@nain-jaune/engine/driver';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { anyRuleset } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { dealtGame } from './game.ts';

/** A decision in the middle of a deal, including hidden cards. */
export interface Moment extends Turn {
  readonly deal: Deal;
  readonly seed: number;
}

/** The decision after a number of random moves of a first deal, or the last one if the deal ends before. */
export function momentIn(ruleset: Ruleset, players: number, seed: number, moves: number): Moment {
  const random = seededRandom(seed);
  const firstDealer = seatAt(below(random, players));
  const driver = dealtGame(ruleset, players, random, firstDealer);
  let moment = momentOf(driver, seed)!;
  for (let played = 0; played < moves; played++) {
    driver.makeMove(moment.legal[below(random, moment.legal.length)]!);
    moment = momentOf(driver, seed) ?? moment;
    if (driver.turn === null) break;
  }
  return moment;
}

export function momentOf({ turn, game }: GameDriver, seed: number): Moment | null {
  return turn && { ...turn, deal: game.deal!, seed };
}

/** Any decision of any ruleset. */
export const arbitraryMoment: fc.Arbitrary<Moment> = fc
  .tuple(anyRuleset, fc.nat(), fc.integer({ min: 0, max: 0xffffffff }), fc.nat({ max: 90 }))
  .map(([ruleset, place, seed, moves]) =>
    momentIn(ruleset, ruleset.players[place % ruleset.players.length]!, seed, moves),
  );

/** The hands of a deal by seat, then the talon. */
export function placesIn(deal: Deal): (readonly Card[])[] {
  return [...handsOf({ deal }), deal.setup.talon];
}

/** Replays the moves of a deal with other hands and talon. Null if a move is refused. */
export function replayed({ deal, view }: Moment, now: SampledDeal): Deal | null {
  const made = makeDeal(deal.rules, { ...deal.setup, hands: handsAtFirst(view, now), talon: now.talon });
  if (!made.ok) return null;
  let again = made.value;
  for (const move of deal.moves) {
    const { phase } = again;
    const played = phase.type === 'over' ? null : playDeal(again, phase.seat, move);
    if (!played?.ok) return null;
    again = played.value.deal;
  }
  return again;
}

/** The hands at the start of a deal: the cards held and laid. */
export function handsAtFirst(view: GameView, { hands }: SampledDeal): Card[][] {
  return hands.map((hand, seat) => [
    ...hand,
    ...view.deal!.laid.filter((laid) => laid.seat === seat).map(({ card }) => card),
  ]);
}
