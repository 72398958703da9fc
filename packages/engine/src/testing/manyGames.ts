import { checkRecord, type GameRecord, RULESET_IDS, RULESETS, type Ruleset } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { applyToCounters } from './fixedDeal.ts';
import { MUTATIONS } from './mutations.ts';
import { oneOf, type PlayedGame, randomGame } from './playedGame.ts';

export interface ManyGames {
  games: number;
  deals: number;
  moves: number;
  /** Altered records that were found wrong, by alteration. */
  found: Record<string, number>;
  /** Every error found. */
  faults: string[];
}

/** The number of deals after which an unfinished game stops. */
const MOST_DEALS = 40;

/** Every ruleset with every number of players that it allows. */
export const TABLES: readonly { readonly ruleset: Ruleset; readonly players: number }[] = RULESET_IDS.flatMap(
  (id) => RULESETS[id].players.map((players) => ({ ruleset: RULESETS[id], players })),
);

/**
 * Plays random games over all rulesets and numbers of players. For each it checks that counters are conserved after
 * every event, every deal ends, the record is valid, and each of five alterations is detected.
 */
export function playManyGames(
  games: number,
  seed: string,
  tell: (game: number) => void = () => undefined,
): ManyGames {
  const result: ManyGames = { games, deals: 0, moves: 0, found: {}, faults: [] };
  for (let game = 0; game < games; game++) {
    const { ruleset, players } = TABLES[game % TABLES.length]!;
    const name = `${ruleset.id}, ${players} players, seed "${seed} ${game}"`;
    const played = randomGame(ruleset, players, `${seed} ${game}`, { deals: MOST_DEALS });
    const record = JSON.parse(JSON.stringify(played.record)) as GameRecord;
    result.deals += record.deals.length;
    result.moves += played.game.settled.reduce((sum, deal) => sum + deal.moves.length, 0);
    const faults = [...faultsOf(played), ...checkRecord(record).map((finding) => JSON.stringify(finding))];
    result.faults.push(...faults.map((fault) => `${name}: ${fault}`));
    spoil(record, name, result);
    tell(game + 1);
  }
  return result;
}

function faultsOf({ game, events, isPlaying }: PlayedGame): string[] {
  const counters = Array<number>(game.players).fill(game.ruleset.counters);
  const boxes = game.ruleset.honours.map(() => 0);
  const bank = game.players * game.ruleset.counters;
  const faults: string[] = isPlaying ? ['a deal did not end'] : [];
  for (const event of events) {
    applyToCounters(event, counters, boxes);
    const sum = [...counters, ...boxes].reduce((total, has) => total + has, 0);
    if (sum !== bank) faults.push(`${sum} counters of ${bank} after ${JSON.stringify(event)}`);
  }
  return faults;
}

function spoil(record: GameRecord, name: string, result: ManyGames): void {
  const random = seededRandom(`spoil ${name}`);
  for (const [kind, mutations] of Object.entries(MUTATIONS)) {
    const mutation = oneOf(mutations, random);
    const spoiled = mutation(record, random);
    if (spoiled === null) continue;
    if (checkRecord(spoiled).length > 0) result.found[kind] = (result.found[kind] ?? 0) + 1;
    else result.faults.push(`${name}: a changed ${kind} was not found: ${JSON.stringify(spoiled)}`);
  }
}
