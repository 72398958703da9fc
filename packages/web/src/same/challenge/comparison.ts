import { type GameRecord, type ReplayStep, type Seat, seatAt } from '@nain-jaune/engine';
import { peopleAmong } from '../../app/gameService/practice.ts';
import { changeIn, type OpenDeal, openDealsOf } from '../../study/postgame/openDeal.ts';

/** The moves of one deal, in two games, at the first difference. */
export interface Difference {
  /** The number of the move, from 1. It is also the index of the steps. */
  readonly move: number;
  readonly own: ReplayStep;
  readonly other: ReplayStep;
}

/** One deal in two games. A deal that only one game has is left out. */
export interface ComparedDeal {
  readonly own: OpenDeal;
  readonly other: OpenDeal;
  /** Null if all moves are the same. */
  readonly difference: Difference | null;
  /** What the person won or lost in this deal. */
  readonly ownChange: number;
  readonly otherChange: number;
}

export function comparedDeals(own: GameRecord, other: GameRecord): readonly ComparedDeal[] {
  const seat = personIn(own);
  const others = openDealsOf(other);
  return openDealsOf(own).flatMap((deal, index) => {
    const same = others[index];
    return same === undefined
      ? []
      : {
          own: deal,
          other: same,
          difference: differenceOf(deal, same),
          ownChange: changeIn(deal, seat),
          otherChange: changeIn(same, seat),
        };
  });
}

function differenceOf({ steps }: OpenDeal, { steps: others }: OpenDeal): Difference | null {
  const move = steps.findIndex(({ text }, index) => text !== others[index]?.text);
  const [own, other] = [steps[move], others[move]];
  return own === undefined || other === undefined ? null : { move, own, other };
}

/** The seat of the only person. */
export function personIn({ players }: GameRecord): Seat {
  return peopleAmong(players)[0] ?? seatAt(0);
}

/** What the person has won or lost in a finished game. */
export function resultIn(record: GameRecord): number {
  const seat = personIn(record);
  const after = record.deals.at(-1)?.result?.counters[seat] ?? record.rules.counters;
  return after - (record.start?.counters[seat] ?? record.rules.counters);
}

/** A game of a challenge with its place; equal results share one. Null: it cannot be compared, because the bots have changed. */
export interface RankedGame<Game> {
  readonly game: Game;
  readonly result: number;
  readonly place: number | null;
}

/** Games by their results, the best first. Those that cannot be compared follow. */
export function ranked<Game extends { readonly record: GameRecord }>(
  games: readonly Game[],
  isComparable: (game: Game) => boolean,
): readonly RankedGame<Game>[] {
  const rows = games.map((game) => ({ game, result: resultIn(game.record), compares: isComparable(game) }));
  const others = rows.filter(({ compares }) => compares);
  return rows
    .toSorted((a, b) => Number(b.compares) - Number(a.compares) || b.result - a.result)
    .map(({ game, result, compares }) => ({
      game,
      result,
      place: compares ? 1 + others.filter((other) => other.result > result).length : null,
    }));
}
