import {
  addScoreEntry,
  askedCards,
  type Card,
  entriesOfGame,
  type GameRecord,
  parseCards,
  type ReportedHand,
  RULESET_IDS,
  RULESETS,
  type Rules,
  replayRecord,
  type ScoredGame,
  type ScoreEntry,
  startScoring,
} from '@nain-jaune/engine';
import { below, type Random, seededRandom, shuffled } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { HandDraft } from './handDraft.svelte.ts';

const GAMES = inScope({ quick: 100, all: 1000 });
/** Every ruleset with every number of players. */
const TABLES = RULESET_IDS.map((id) => RULESETS[id]).flatMap((ruleset) =>
  ruleset.players.map((players) => ({ ruleset, players })),
);
/** How the hands of a game are recorded. */
const WAYS = ['cards', 'number', 'mixed'] as const;

/** Records a hand in random order of taps, with corrections. */
function tapped(rules: Rules, known: ReportedHand, random: Random): ReportedHand | null {
  const draft = new HandDraft(null);
  if ('cards' in known) {
    draft.as = 'cards';
    tap(draft, parseCards(known.cards) as Card[], random);
  } else {
    draft.number = 'points' in known ? known.points : known.count;
    draft.step(1);
    draft.step(-1);
    tap(draft, parseCards(known.holds) as Card[], random, askedCards(rules));
  }
  return draft.toHand(rules);
}

/** Taps the cards, and twice one that is not among them. */
function tap(draft: HandDraft, cards: readonly Card[], random: Random, offered?: readonly Card[]): void {
  const wrong = (offered ?? parseCards('Ac 2d 3h 4s')).find((card) => card !== null && !cards.includes(card));
  for (const card of shuffled(cards, random)) {
    if (wrong != null) draft.toggle(wrong);
    draft.toggle(card);
    if (wrong != null) draft.toggle(wrong);
  }
}

function byControls(rules: Rules, entry: ScoreEntry, random: Random): ScoreEntry {
  if (entry.type !== 'ended') return entry;
  return { ...entry, hands: entry.hands.map((hand) => hand && tapped(rules, hand, random)) };
}

function replayed(record: GameRecord) {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(JSON.stringify(replay.error));
  const { game, steps } = replay.value;
  return { game, events: steps.flatMap((step) => step.events) };
}

/** Returns counters and boxes after each deal when a played game is entered in the score keeper. */
function kept({ game, events }: ReturnType<typeof replayed>, way: (typeof WAYS)[number], random: Random) {
  const as = () => (way === 'mixed' ? (['cards', 'number'] as const)[below(random, 2)]! : way);
  let keeping: ScoredGame = startScoring(game.ruleset, game.players, game.firstDealer);
  for (const entry of entriesOfGame(game.rules, events, as)) {
    const step = addScoreEntry(keeping, byControls(game.rules, entry, random));
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    keeping = step.value.game;
  }
  return keeping.settled.map(({ counters, boxes }) => ({ counters, boxes }));
}

test(`${GAMES} games entered by the page’s controls have the engine’s counters and boxes after every deal`, () => {
  const random = seededRandom('keeper by its controls');
  for (let number = 0; number < GAMES; number++) {
    const { ruleset, players } = TABLES[number % TABLES.length]!;
    const record = playedRecord(ruleset, players, `controls ${number}`, { deals: 2 });
    const settled = record.deals.map(({ result }) => ({ counters: result?.counters, boxes: result?.boxes }));
    const played = replayed(record);
    for (const way of WAYS) expect(kept(played, way, random)).toEqual(settled);
  }
});

test('a recorded hand is restored for editing, and its number never drops below one', () => {
  const draft = new HandDraft({ points: 12, holds: 'Qs' });
  expect([draft.as, draft.number, draft.isEmpty]).toEqual(['number', 12, false]);
  draft.number = 1;
  draft.step(-1);
  expect(draft.number).toBe(1);
  expect(new HandDraft({ cards: '5h Qs' }).as).toBe('cards');
  expect(new HandDraft(null).isEmpty).toBe(true);
});

test.each(['1e3', '1.5', 'ten', -5, 0, 1000])('a hand of %s points is refused and not booked', (number) => {
  const draft = new HandDraft(null);
  expect(draft.isWrong).toBe(false);
  draft.number = number;
  expect(draft.isWrong).toBe(true);
  draft.step(1);
  expect(draft.isWrong).toBe(number === 1000);
});
