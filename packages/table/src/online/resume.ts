import type { Entry, KeptCompany, OverEntry, SaidEntry } from './entries.ts';
import { GameReplay } from './gameReplay.ts';

/** A table online as its entries left it. */
export interface Kept {
  readonly company: KeptCompany;
  /** What was said, in order. */
  readonly said: readonly SaidEntry[];
  /** The game in progress, or the last one: from its entries where they are still there, else from its record. */
  readonly game: GameReplay | null;
}

/** What the entries of a table leave. Throws an `Error` where they are not those of a table. */
export function keptIn(entries: readonly Entry[]): Kept {
  let company: KeptCompany | null = null;
  let game: GameReplay | null = null;
  let over: OverEntry | null = null;
  const said: SaidEntry[] = [];
  for (const entry of entries) {
    if (entry.type === 'company') company = entry.company;
    else if (entry.type === 'said') said.push(entry);
    else if (entry.type === 'game') game = new GameReplay(entry);
    else if (entry.type === 'over') over = entry;
    else takeInto(game, entry);
  }
  if (company === null) throw new Error('there is no company in the entries');
  if (company.phase === 'playing' && game?.number !== company.games)
    throw new Error(`game ${company.games} is not in the entries`);
  return { company, said, game: game?.number === company.games ? game : lastGame(company, over) };
}

function lastGame({ phase, games }: KeptCompany, over: OverEntry | null): GameReplay | null {
  const isLast = phase === 'between' && over?.game === games;
  return isLast && over.record !== null ? GameReplay.over(over, over.record) : null;
}

function takeInto(game: GameReplay | null, entry: Extract<Entry, { type: 'deal' | 'move' }>): void {
  if (game?.number !== entry.game) throw new Error(`game ${entry.game} has not begun in the entries`);
  game.take(entry);
}
