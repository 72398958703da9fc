import type { SavedPlayer } from '../../app/gameService/serviceMessages.ts';
import type { DealSummary, GameSummary } from './gameSummary.ts';

export interface CountedGame {
  readonly id: string;
  readonly kept: number;
  readonly players: readonly SavedPlayer[];
  readonly summary: GameSummary;
}

/** A profile, or a name for players without one. The name is empty for players who gave none. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly deals: number;
}

/** A person's results over several games. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly wins: number;
  readonly deals: number;
  readonly dealsWon: number;
  /** Counters won minus counters lost. */
  readonly gain: number;
  /** Number of boxes swept by each honour. */
  readonly swept: ReadonlyMap<string, number>;
  readonly forgotten: number;
  readonly betes: number;
  readonly operas: number;
  readonly longestRun: number;
}

/** Returns the key of a person, or null for a bot. */
function keyOf(player: SavedPlayer): string | null {
  if (player.bot !== null) return null;
  return player.profile === null ? `name ${player.name}` : `profile ${player.profile}`;
}

/** Returns all people, most deals first. */
export function personsIn(games: readonly CountedGame[]): readonly Person[] {
  const persons = new Map<string, Person>();
  for (const { players, summary } of games) {
    for (const player of players) {
      const key = keyOf(player);
      if (key === null) continue;
      const deals = (persons.get(key)?.deals ?? 0) + summary.deals.length;
      persons.set(key, { key, name: player.name, deals });
    }
  }
  return [...persons.values()].sort((a, b) => b.deals - a.deals);
}

/** A game of a person: the seat, and the results by deal. */
interface OwnGame {
  readonly game: CountedGame;
  readonly seat: number;
  readonly deals: readonly DealSummary[];
}

function ownGames(games: readonly CountedGame[], key: string): readonly OwnGame[] {
  return games.flatMap((game) => {
    const seat = game.players.findIndex((player) => keyOf(player) === key);
    if (seat < 0 || game.summary.deals.length === 0) return [];
    return [{ game, seat, deals: game.summary.deals.map((deal) => deal[seat]!) }];
  });
}

/** Adds up a person's results. */
export function tallyOf(games: readonly CountedGame[], key: string): Tally {
  const own = ownGames(games, key);
  const deals = own.flatMap((one) => one.deals);
  const count = (is: (deal: DealSummary) => boolean) => deals.filter(is).length;
  const sum = (value: (deal: DealSummary) => number) => deals.reduce((total, deal) => total + value(deal), 0);
  const finished = own.filter(({ game }) => game.summary.winners !== null);
  return {
    games: own.length,
    finished: finished.length,
    wins: finished.filter(({ game, seat }) => game.summary.winners?.includes(seat)).length,
    deals: deals.length,
    dealsWon: count((deal) => deal.won),
    gain: sum((deal) => deal.gain),
    swept: timesOf(deals.flatMap((deal) => deal.swept)),
    forgotten: sum((deal) => deal.forgotten),
    betes: sum((deal) => deal.betes),
    operas: count((deal) => deal.opera),
    longestRun: Math.max(0, ...deals.map((deal) => deal.longestRun)),
  };
}

function timesOf(cards: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return times;
}

/** Groups a person's games by ruleset, most deals first. */
export function tallyByRules(
  games: readonly CountedGame[],
  key: string,
): readonly { readonly rulesId: string; readonly tally: Tally }[] {
  const ids = [...new Set(ownGames(games, key).map(({ game }) => game.summary.rulesId))];
  return ids
    .map((rulesId) => ({ rulesId, tally: tallyOf(byRules(games, rulesId), key) }))
    .sort((a, b) => b.tally.deals - a.tally.deals);
}

/** Filters games by ruleset. Null returns all. */
export function byRules(games: readonly CountedGame[], rulesId: string | null): readonly CountedGame[] {
  return rulesId === null ? games : games.filter(({ summary }) => summary.rulesId === rulesId);
}

/** A bot by its record name, or a person by the shown name. */
export interface Opponent {
  readonly bot: string | null;
  readonly name: string;
}

/** Groups a person's games by opponent, most deals first. Bots of one kind count as one. */
export function tallyByOpponent(
  games: readonly CountedGame[],
  key: string,
): readonly { readonly opponent: Opponent; readonly tally: Tally }[] {
  const against = new Map<string, { readonly opponent: Opponent; readonly games: Set<CountedGame> }>();
  for (const { game } of ownGames(games, key)) {
    for (const player of game.players) {
      if (keyOf(player) === key) continue;
      const met = player.bot === null ? (keyOf(player) ?? '') : `bot ${player.bot}`;
      const known = against.get(met) ?? {
        opponent: { bot: player.bot, name: player.name },
        games: new Set(),
      };
      known.games.add(game);
      against.set(met, known);
    }
  }
  return [...against.values()]
    .map(({ opponent, games: met }) => ({ opponent, tally: tallyOf([...met], key) }))
    .sort((a, b) => b.tally.deals - a.tally.deals);
}

/** Returns the cumulated gain after each deal, oldest first, starting with 0. */
export function courseOf(games: readonly CountedGame[], key: string): readonly number[] {
  const oldestFirst = games.toSorted((a, b) => a.kept - b.kept);
  let sum = 0;
  return [0, ...ownGames(oldestFirst, key).flatMap(({ deals }) => deals.map(({ gain }) => (sum += gain)))];
}
