import {
  type Card,
  type Deal,
  type GameView,
  handOf,
  type Move,
  makeDeal,
  playDeal,
  type Ruleset,
  type SampledDeal,
  type Seat,
  seatAt,
  seatsOf,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { anyRuleset } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { SeenGame } from './game.ts';

/** A decision in the middle of a deal, including hidden cards. */
export interface Moment {
  readonly seat: Seat;
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly deal: Deal;
  readonly seed: number;
}

/** The decision after a number of random moves of a first deal, or the last one if the deal ends before. */
export function momentIn(ruleset: Ruleset, players: number, seed: number, moves: number): Moment {
  const random = seededRandom(seed);
  const seen = new SeenGame(ruleset, players, seatAt(below(random, players)));
  seen.deal(shuffledPack(random));
  let moment = momentOf(seen, seed);
  for (let played = 0; played < moves; played++) {
    seen.play(moment.legal[below(random, moment.legal.length)]!);
    if (seen.toMove === null) return moment;
    moment = momentOf(seen, seed);
  }
  return moment;
}

function momentOf(seen: SeenGame, seed: number): Moment {
  const seat = seen.toMove!;
  return { seat, view: seen.views[seat]!, legal: seen.legal, deal: seen.game.deal!, seed };
}

/** Any decision of any ruleset. */
export const arbitraryMoment: fc.Arbitrary<Moment> = fc
  .tuple(anyRuleset, fc.nat(), fc.integer({ min: 0, max: 0xffffffff }), fc.nat({ max: 90 }))
  .map(([ruleset, place, seed, moves]) =>
    momentIn(ruleset, ruleset.players[place % ruleset.players.length]!, seed, moves),
  );

/** The hands of a deal by seat, then the talon. */
export function placesIn(deal: Deal): (readonly Card[])[] {
  return [...seatsOf(deal.rules.players).map((seat) => handOf(deal, seat)), deal.setup.talon];
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
