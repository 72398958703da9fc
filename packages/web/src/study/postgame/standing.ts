import { compileRules, type GameView, type Seat, seatAt, seatsOf } from '@nain-jaune/engine';
import { accountsOf } from './dealAccount.ts';

export interface Standing {
  readonly seat: Seat;
  /** Rank from 1, shared by equal counters. */
  readonly place: number;
  readonly counters: number;
  /** Change in the deal. */
  readonly change: number;
}

/** Returns the standings, most counters first. */
export function standingsOf({ deal, counters, players }: GameView): readonly Standing[] {
  return accountsOf(deal?.events ?? [], players)
    .map(({ seat, change }) => ({
      seat,
      place: 1 + counters.filter((some) => some > (counters[seat] ?? 0)).length,
      counters: counters[seat] ?? 0,
      change,
    }))
    .sort((a, b) => a.place - b.place);
}

/** Returns the seats that cannot pay the next ante. */
export function ruinedSeats({ rules, deal, counters, players }: GameView): readonly Seat[] {
  const { ante, onlyDealerAntes, nextDealer } = compileRules(rules, players);
  const antes = onlyDealerAntes ? [seatAt(nextDealer[deal?.dealer ?? 0] ?? 0)] : seatsOf(players);
  return antes.filter((seat) => (counters[seat] ?? 0) < ante);
}
