import { type Draw, type GameView, type Seat, tiesIn } from '@nain-jaune/engine';
import type { Context, EveningWords } from '@nain-jaune/words';

/** Who deals and who leads first, and how the first dealer was found. */
export interface DealStart {
  readonly dealer: Seat;
  /** Eldest hand. */
  readonly leader: Seat;
  /** Whether the first lead must be the lowest card. */
  readonly leadsLowest: boolean;
  /** How the dealer was found. Null if the deal passed on from the last dealer, or the players chose. */
  readonly foundBy: 'lot' | 'highest-card' | null;
  /** The draws for the deal; empty if no cards were drawn. */
  readonly drawn: readonly Draw[];
}

/** Returns the start of the deal in a view, or null before the cards are dealt. */
export function dealStartOf({ deal, rules, start }: GameView): DealStart | null {
  const dealt = deal?.events.find((event) => event.type === 'dealt');
  const first = deal?.events.find((event) => event.type === 'turned');
  if (dealt === undefined || first === undefined) return null;
  const { dealer, drawn = [] } = dealt;
  const isByLot = deal?.number === 1 && start === undefined && rules.firstDealer !== 'chosen';
  const foundBy = drawn.length > 0 ? 'highest-card' : isByLot ? 'lot' : null;
  return { dealer, leader: first.seat, leadsLowest: rules.firstLead === 'lowest', foundBy, drawn };
}

/** How the first dealer was found, who deals, and who leads, in sentences. */
export function whoStartsText(start: DealStart, texts: EveningWords['whoStarts'], context: Context): string {
  const leads = start.leadsLowest ? texts.leadsLowest : texts.leads;
  return [...reasonOf(start, texts, context), leads(nameOf(start.leader, context))].join(' ');
}

function reasonOf(
  { dealer, foundBy, drawn }: DealStart,
  texts: EveningWords['whoStarts'],
  context: Context,
): string[] {
  const name = nameOf(dealer, context);
  if (foundBy === 'lot') return [texts.lot(name)];
  const highest = drawn.at(-1)?.[dealer] ?? null;
  if (highest === null) return [texts.deals(name)];
  const ties = tiesIn(drawn).map(({ seats, card }) =>
    texts.tied(
      seats.map((seat) => nameOf(seat, context)),
      card,
    ),
  );
  const has = ties.length > 0 ? texts.highestAgain : texts.highest;
  return [...ties, has(name, highest), texts.deals(name)];
}

function nameOf(seat: Seat, { names }: Context): string {
  return names[seat] ?? '';
}
