import {
  type Card,
  type Deal,
  handOf,
  type Lay,
  lay,
  type Move,
  playDeal,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { possibilitiesFrom } from './cardPossibilities.ts';
import { ownRun } from './ownRun.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';
import { randomReplay } from './testing/preparedDeal.ts';
import { type Choice, walkDeal } from './walkDeal.ts';

/** The deal after a seat has laid cards one after another, as it may. */
function after(deal: Deal, seat: Seat, moves: readonly Move[]): Deal {
  return moves.reduce((now, move) => {
    const played = playDeal(now, seat, move);
    if (!played.ok) throw new RangeError(JSON.stringify(played.error));
    return played.value.deal;
  }, deal);
}

/** The cards of a run as moves, announced where that can be. */
function runAsMoves(deal: Deal, cards: readonly Card[], first: Lay): Move[] {
  const { announceableLow, announceableHigh } = deal.rules;
  return cards.map((card, index) => {
    const mask = card < 32 ? announceableLow : announceableHigh;
    return index === 0 ? first : lay(card, ((mask >>> (card & 31)) & 1) === 1);
  });
}

function somebodyElseHolds(deal: Deal, seat: Seat, cards: readonly Card[]): boolean {
  const others = seatsOf(deal.rules.players).filter((other) => other !== seat);
  return others.some((other) => handOf(deal, other).some((card) => cards.includes(card)));
}

/** Whether what a reason claims to be certain is so in the deal as it really was. */
function isTrue(reason: Reason, move: Move, { deal, seat, view }: Choice): boolean {
  if (move.type === 'pass') {
    return reason.code !== 'lead-goes-to' || !somebodyElseHolds(deal, seat, view.deal?.turn?.wanted ?? []);
  }
  const run = ownRun(deal.rules, view, move);
  const then = after(deal, seat, runAsMoves(deal, run.cards, move));
  const { phase } = then;
  switch (reason.code) {
    case 'goes-out':
      return phase.type === 'over' && phase.winner === seat;
    case 'ends-run':
      return phase.type === 'lead' && phase.seat === seat;
    case 'nobody-follows':
      return !somebodyElseHolds(then, seat, run.wanted);
    case 'probably-held':
      return reason.part < 1 || somebodyElseHolds(then, seat, run.wanted);
    case 'run':
      return reason.cards === run.cards.length && reason.to === run.last;
    default:
      return true;
  }
}

describe('what a reason claims to be certain', () => {
  test.each([
    ['lindor-1789', 4],
    ['lindor-1789 continuing=compulsory announcing=automatic', 3],
    ['avantcoureur-1760', 5],
    ['avantcoureur-1760 dwarf=stands-for-wanted', 3],
    ['famille', 4],
    ['gelber-zwerg continuing=compulsory', 5],
    ['yellow-dwarf', 3],
    ['nain-jaune-court', 4],
  ])('is so in the deal as it really was: %s, %i players', (rules, players) => {
    const told: Partial<Record<Reason['code'], number>> = {};
    for (const seed of ['a', 'b', 'c', 'd']) {
      const replay = randomReplay(rules, players, 3, `${rules} ${seed}`);
      for (const number of replay.game.settled.keys()) {
        for (const choice of walkDeal(replay, number + 1)?.choices ?? []) {
          const found = choice.moves.map((move) => ({ move, wins: 0 }));
          reasonsFor(possibilitiesFrom(choice.view), found).forEach((reasons, index) => {
            for (const reason of reasons) {
              told[reason.code] = (told[reason.code] ?? 0) + 1;
              expect({ reason, isTrue: isTrue(reason, choice.moves[index]!, choice) }).toEqual({
                reason,
                isTrue: true,
              });
            }
          });
        }
      }
    }
    expect(told['ends-run']).toBeGreaterThan(5);
    expect(Object.keys(told).length).toBeGreaterThan(4);
  });
});
