import { compileRules, type GameView, type Seat, seatsOf } from '@nain-jaune/engine';
import { accountsOf } from './dealAccount.ts';

/** A seat's place in the standings. */
export interface Standing {
  readonly seat: Seat;
  /** From 1; the same for those who have as much. */
  readonly place: number;
  readonly counters: number;
  /** What the deal that was just settled changed. */
  readonly change: number;
}

/** The standings after a settled deal, the most counters first. */
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

/** The seats that cannot pay the ante of the deal that would follow. */
export function ruinedSeats({ rules, deal, counters, players }: GameView): readonly Seat[] {
  const { ante, onlyDealerAntes, nextDealer } = compileRules(rules, players);
  const antes = onlyDealerAntes ? [nextDealer[deal?.dealer ?? 0] as Seat] : seatsOf(players);
  return antes.filter((seat) => (counters[seat] ?? 0) < ante);
}
