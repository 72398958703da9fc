import type { FixedDeal } from '@nain-jaune/engine/testing';
import { plainCards, plainRun, type Setting, seated, seatOf, type Table } from './claim.ts';

export function passes(count: number): string {
  return Array<string>(count).fill('-').join(' ');
}

/** Plays a deal to its end without announcements. Players pass only if they cannot lay. */
export function playOut(deal: FixedDeal): FixedDeal {
  while (deal.turn !== null) {
    const silent = deal.legal.split(' ').filter((move) => !move.endsWith('!'));
    deal.play(silent[0] ?? '-');
  }
  return deal;
}

/** A settled deal without an opera. Place 0 wins, place 1 has laid a card, and `held` are the hands from place 1 on. */
export function ordinaryEnd(table: Table, held: readonly string[] = [], setting: Setting = {}): FixedDeal {
  const [low = '', middle = '', high = ''] = plainRun(table, 3, held.join(' '));
  const spare = plainCards(table, `${low} ${middle} ${high} ${held.join(' ')}`).at(-1) ?? '';
  const [first = spare, ...others] = held;
  const hands = [`${low} ${high}`, `${middle} ${first}`, ...others];
  const deal = seated(table, hands, { ...setting, avoid: `${low} ${middle} ${high} ${spare}` });
  return deal.play(`${low} - ${middle} ${passes(table.players - 1)} ${high}`);
}

/** A settled deal with an opera by every rule: place 0 goes out with its first card. `held` are the hands of the others. */
export function operaEnd(table: Table, held: readonly string[] = [], setting: Setting = {}): FixedDeal {
  const [card = ''] = plainCards(table, held.join(' '));
  return seated(table, [card, ...held], setting).play(card);
}

/** The debt of place 1 to the winner for the cards that it holds. */
export function owedFor(table: Table, held: string): number | undefined {
  const from = seatOf(table, 1);
  const paid = ordinaryEnd(table, [held]).eventsOf('paid');
  return paid.find((event) => event.reason === 'hand' && Number(event.from) === from)?.owed;
}
