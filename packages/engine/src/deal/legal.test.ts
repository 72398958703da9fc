import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Deal,
  handOf,
  lay,
  legalMoves,
  type Move,
  PACK,
  pass,
  playDeal,
  type Refusal,
  seatsOf,
} from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { legalTexts } from '../testing/fixedDeal.ts';
import { inScope } from '../testing/index.ts';
import { oneOf, playedGame } from '../testing/playedGame.ts';

/** For tests that play many games, on a machine that has other work too. */
const PATIENT = { timeout: 60_000 };

/** Every move there is: each card, announced or not, and the pass. */
const ALL_MOVES: readonly Move[] = [...PACK.flatMap((card) => [lay(card), lay(card, true)]), pass];

/** Everything that a deal shows of itself. */
function shown(deal: Deal) {
  const hands = seatsOf(deal.rules.players).map((seat) => handOf(deal, seat));
  return { phase: deal.phase, moves: [...deal.moves], hands, words: [...deal.words] };
}

/** Why an illegal move of the seat to move is refused, worked out from what the deal shows. */
function reasonAgainst(deal: Deal, move: Move): Refusal['code'] {
  const { phase } = deal;
  if (phase.type === 'over') return 'deal-is-over';
  if (move.type === 'pass') return phase.type === 'lead' ? 'must-lead' : 'must-continue';
  if (!handOf(deal, phase.seat).includes(move.card)) return 'card-not-held';
  const unannounced = legalMoves(deal).some((legal) => legal.type === 'lay' && legal.card === move.card);
  if (unannounced) return 'nothing-to-announce';
  return phase.type === 'lead' ? 'lead-lowest' : 'card-not-wanted';
}

/** Plays a random deal under arbitrary rules and looks at every position on the way. */
function everyPosition(look: (deal: Deal, seed: number) => void) {
  return fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
    const random = seededRandom(seed);
    const played = playedGame(ruleset, players).dealAtRandom(random);
    while (played.isPlaying) {
      look(played.game.deal!, seed);
      played.move(oneOf(played.legal, random));
    }
    look(played.game.deal!, seed);
  });
}

describe('legal moves', () => {
  test('are accepted, and every other of the 105 moves is refused and changes nothing', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        if (deal.phase.type === 'over') return;
        const { seat } = deal.phase;
        const before = shown(deal);
        const accepted = ALL_MOVES.filter((move) => playDeal(deal, seat, move).ok);
        expect(legalTexts(accepted)).toEqual(legalTexts(legalMoves(deal)));
        expect(shown(deal)).toEqual(before);
      }),
      { numRuns: inScope({ quick: 10, all: 40 }) },
    );
  });

  test('are refused by a code with the true reason', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        if (deal.phase.type === 'over') return;
        const legal = legalTexts(legalMoves(deal));
        for (const move of ALL_MOVES) {
          if (legal.includes(legalTexts([move])[0]!)) continue;
          const played = playDeal(deal, deal.phase.seat, move);
          expect(played.ok ? 'accepted' : played.error.code).toBe(reasonAgainst(deal, move));
        }
      }),
      { numRuns: inScope({ quick: 4, all: 12 }) },
    );
  });

  test('there is always one until the deal is over, and then none', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        expect(legalMoves(deal).length > 0).toBe(deal.phase.type !== 'over');
      }),
    );
  });

  test('are for the seat to move alone', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        const { phase } = deal;
        const [move] = legalMoves(deal);
        if (phase.type === 'over' || move === undefined) return;
        for (const seat of seatsOf(deal.rules.players)) {
          const played = playDeal(deal, seat, move);
          expect(played.ok).toBe(seat === phase.seat);
          if (!played.ok) expect(played.error).toEqual({ code: 'not-your-turn', seat, toMove: phase.seat });
        }
      }),
      { numRuns: inScope({ quick: 10, all: 30 }) },
    );
  });

  test('do not lead out of the rules: a lead lays a card, a wanted card continues the run', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        const { phase } = deal;
        const moves = legalMoves(deal);
        if (phase.type === 'lead') expect(moves.every(({ type }) => type === 'lay')).toBe(true);
        if (phase.type !== 'follow') return;
        const isWild = deal.rules.ruleset.dwarf !== 'plain';
        for (const move of moves) {
          if (move.type === 'pass') continue;
          expect(
            phase.wanted.includes(move.card) || (isWild && legalTexts([move])[0]?.startsWith('7d')),
          ).toBe(true);
        }
      }),
    );
  });

  test('list an honour that may be announced first announced, then not; the pass last', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        const moves = legalMoves(deal);
        for (const [index, move] of moves.entries()) {
          if (move.type === 'pass') expect(index).toBe(moves.length - 1);
          else if (move.announced) expect(moves[index + 1]).toEqual(lay(move.card));
        }
      }),
    );
  });
});

describe('every deal ends', () => {
  test('at most every player passes once for every rank between two cards laid', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        const sinceCard = deal.moves.length - 1 - deal.moves.findLastIndex(({ type }) => type === 'lay');
        const rises = deal.rules.ruleset.stall === 'next-rank' ? 12 : 1;
        expect(sinceCard).toBeLessThanOrEqual(deal.rules.players * rises);
      }),
    );
  });

  test('with an empty hand of the winner, and no other', PATIENT, () => {
    fc.assert(
      everyPosition((deal) => {
        const empty = seatsOf(deal.rules.players).filter((seat) => handOf(deal, seat).length === 0);
        expect(empty).toEqual(deal.phase.type === 'over' ? [deal.phase.winner] : []);
      }),
    );
  });
});
