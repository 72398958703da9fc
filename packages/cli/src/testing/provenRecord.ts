import { type GameRecord, makeRecord, type RecordDeal, RULESETS, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
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
  const driver = GameDriver.start(RULESETS['lindor-1789'], 4, {
    firstDealer: seatAt(0),
    packOf: (deal) => packFrom(itemAt(proofs, deal)),
  });
  for (const _ of proofs) {
    driver.deal();
    for (let { turn } = driver; turn !== null; { turn } = driver) driver.makeMove(itemAt(turn.legal, 0));
  }
  const record = makeRecord(
    driver.game,
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
