import {
  dealCards,
  type Game,
  type GameRecord,
  legalMoves,
  makeRecord,
  playMove,
  type RecordDeal,
  RULESETS,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { type DealProof, packFrom } from '@nain-jaune/table/proof';
import { makeProof } from '@nain-jaune/table/testing';

export interface ProvenRecord extends GameRecord {
  readonly deals: readonly (RecordDeal & { readonly proof: DealProof })[];
}

/** Plays a game with one proven deal for each cut. Every player plays the first legal move. */
export function provenRecord(cuts: readonly (string | null)[]): ProvenRecord {
  const proofs = cuts.map((cut, index) =>
    makeProof({ code: 'bado-miku-ze', game: 1, deal: index + 1, secret: `${index}`.repeat(64), cut }),
  );
  const game = proofs.reduce(playDeal, startGame(RULESETS['lindor-1789'], 4, seatAt(0)));
  const record = makeRecord(
    game,
    ['Anne', 'Bob', 'Carl', 'Dora'].map((name) => ({ name })),
  );
  return {
    ...record,
    deals: record.deals.flatMap((deal, index) => {
      const proof = proofs[index];
      return proof === undefined ? [] : [{ ...deal, proof }];
    }),
  };
}

function playDeal(before: Game, proof: DealProof): Game {
  let { game } = dealCards(before, packFrom(proof));
  for (let { deal } = game; deal !== null && deal.phase.type !== 'over'; { deal } = game) {
    const [move] = legalMoves(deal);
    if (move === undefined) throw new Error('no legal move');
    const played = playMove(game, deal.phase.seat, move);
    if (!played.ok) throw new Error(`legal move refused: ${played.error.code}`);
    game = played.value.game;
  }
  return game;
}
