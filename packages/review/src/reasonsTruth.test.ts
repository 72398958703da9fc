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

function after(deal: Deal, seat: Seat, moves: readonly Move[]): Deal {
  return moves.reduce((now, move) => {
    const played = playDeal(now, seat, move);
    if (!played.ok) throw new RangeError(JSON.stringify(played.error));
    return played.value.deal;
  }, deal);
}

/** Returns the cards of a run as moves, announced if possible. */
function runAsMoves(deal: Deal, cards: readonly Card[], first: Lay): Move[] {
  const { announceableLow, announceableHigh } = deal.rules;
  return cards.map((card, index) => {
    const mask = card < 32 ? announceableLow : announceableHigh;
    return index === 0 ? first : lay(card, ((mask >>> (card & 31)) & 1) === 1);
  });
}

function anotherHolds(deal: Deal, seat: Seat, cards: readonly Card[]): boolean {
  const others = seatsOf(deal.rules.players).filter((other) => other !== seat);
  return others.some((other) => handOf(deal, other).some((card) => cards.includes(card)));
}

function isTrue(reason: Reason, move: Move, { deal, seat, view }: Choice): boolean {
  if (move.type === 'pass') {
    return reason.code !== 'lead-goes-to' || !anotherHolds(deal, seat, view.deal?.turn?.wanted ?? []);
  }
  const run = ownRun(deal.rules, view, move);
  const next = after(deal, seat, runAsMoves(deal, run.cards, move));
  const { phase } = next;
  switch (reason.code) {
    case 'goes-out':
      return phase.type === 'over' && phase.winner === seat;
    case 'ends-run':
      return phase.type === 'lead' && phase.seat === seat;
    case 'nobody-follows':
      return !anotherHolds(next, seat, run.wanted);
    case 'probably-held':
      return reason.part < 1 || anotherHolds(next, seat, run.wanted);
    case 'run':
      return reason.cards === run.cards.length && reason.to === run.last;
    default:
      return true;
  }
}

describe('a certain reason', () => {
  test.each([
    ['lindor-1789', 4],
    ['lindor-1789 continuing=compulsory announcing=automatic', 3],
    ['avantcoureur-1760', 5],
    ['avantcoureur-1760 dwarf=stands-for-wanted', 3],
    ['famille', 4],
    ['gelber-zwerg continuing=compulsory', 5],
    ['yellow-dwarf', 3],
    ['nain-jaune-court', 4],
  ])('is true in the real deal: %s, %i players', (rules, players) => {
    const counts: Partial<Record<Reason['code'], number>> = {};
    for (const seed of ['a', 'b', 'c', 'd']) {
      const replay = randomReplay(rules, players, 3, `${rules} ${seed}`);
      for (const number of replay.game.settled.keys()) {
        for (const choice of walkDeal(replay, number + 1)?.choices ?? []) {
          const found = choice.moves.map((move) => ({ move, wins: 0 }));
          reasonsFor(possibilitiesFrom(choice.view), found).forEach((reasons, index) => {
            for (const reason of reasons) {
              counts[reason.code] = (counts[reason.code] ?? 0) + 1;
              expect({ reason, isTrue: isTrue(reason, choice.moves[index]!, choice) }).toEqual({
                reason,
                isTrue: true,
              });
            }
          });
        }
      }
    }
    expect(counts['ends-run']).toBeGreaterThan(5);
    expect(Object.keys(counts).length).toBeGreaterThan(4);
  });
});
