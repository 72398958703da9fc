import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addScoreEntry,
  entriesOfGame,
  type GameEvent,
  type ReportedAs,
  type Ruleset,
  type ScoredGame,
  type Seat,
  startScoring,
} from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { arbitraryRuleset } from '../testing/arbitraryRuleset.ts';
import { inScope } from '../testing/index.ts';
import { TABLES } from '../testing/manyGames.ts';
import { oneOf, type PlayedGame, randomGame } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';

const GAMES = inScope({ quick: 100, all: 1000 });
/** After how many deals a game is left that is not over; some go on to their end. */
const MOST_DEALS = [2, 3, 4, 20];

/** How the hands of a deal are reported: all by cards, all by points or number, or mixed. */
const WAYS: Readonly<Record<string, (seat: Seat, seed: string) => ReportedAs>> = {
  cards: () => 'cards',
  number: () => 'number',
  mixed: (seat, seed) => oneOf(['cards', 'number'] as const, seededRandom(`${seed} ${seat}`)),
};

/** The events that move counters or end a game, which must be the same in a scored and a played game. */
const COMPARED: readonly GameEvent['type'][] = [
  'anted',
  'dealt',
  'swept',
  'missed',
  'paid',
  'ended',
  'beted',
  'settled',
  'game-ended',
];

const HOUSES = [
  ...['points', 'cards'].map((payment) => `avantcoureur-1760 payment=${payment} dwarf=stands-for-wanted`),
  'lindor-1789 payment=cards announcing=automatic hocs=true',
  'famille payment=points acePoints=10 heldDwarfFactor=2 end.minutes=20',
  'gelber-zwerg payment=cards debts=true',
  'yellow-dwarf payment=cards end.target=160 counters=50',
  'nain-jaune-court payment=points heldHonour=bete missedHonour=bete ante=dealer',
].map(rulesOf);

/** The tables of the games in turn: the six rulesets with every number of players, houses, and any ruleset at all. */
function tableOf(game: number, any: readonly { ruleset: Ruleset; players: number }[]) {
  if (game % 3 === 0) return TABLES[(game / 3) % TABLES.length]!;
  if (game % 3 === 1) {
    const ruleset = HOUSES[((game - 1) / 3) % HOUSES.length]!;
    return { ruleset, players: oneOf(ruleset.players, seededRandom(`players ${game}`)) };
  }
  return any[(game - 2) / 3]!;
}

function counterEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ type }) => COMPARED.includes(type));
}

/** Scores a played game, and returns every difference. */
function differences({ game, events }: PlayedGame, as: (seat: Seat) => ReportedAs): string[] {
  const { ruleset, players, firstDealer, settled, rules } = game;
  let scored: ScoredGame = startScoring(ruleset, players, firstDealer);
  const scoredEvents: GameEvent[] = [];
  for (const entry of entriesOfGame(rules, events, as)) {
    const step = addScoreEntry(scored, entry);
    if (!step.ok) return [`${JSON.stringify(entry)} is refused: ${JSON.stringify(step.error)}`];
    scored = step.value.game;
    scoredEvents.push(...step.value.events);
  }
  if (scored.settled.length !== settled.length)
    return [`${scored.settled.length} deals of ${settled.length}`];
  return JSON.stringify(counterEvents(scoredEvents)) === JSON.stringify(counterEvents(events))
    ? []
    : ['other events'];
}

test(`${GAMES} games scored in every way have the engine's counters and boxes after every deal`, {
  timeout: 120_000,
}, () => {
  const any = fc.sample(arbitraryRuleset(), { numRuns: Math.ceil(GAMES / 3), seed: 6 });
  const wrong: string[] = [];
  let deals = 0;
  for (let number = 0; number < GAMES; number++) {
    const { ruleset, players } = tableOf(number, any);
    const seed = `keeper ${number}`;
    const played = randomGame(ruleset, players, seed, { deals: MOST_DEALS[number % 4]! });
    deals += played.game.settled.length;
    for (const [way, as] of Object.entries(WAYS)) {
      const found = differences(played, (seat) => as(seat, seed));
      wrong.push(
        ...found.map((one) => `${JSON.stringify(ruleset)}, ${players} players, "${seed}", ${way}: ${one}`),
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(deals).toBeGreaterThan(GAMES);
});
