/** One random play under any rules, against everything that is computed from it in another way. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addScoreEntry,
  beginView,
  checkRecord,
  type Deal,
  entriesOfGame,
  type Game,
  type GameEvent,
  type GameView,
  handOf,
  lay,
  legalMoves,
  legalMovesOf,
  type Move,
  makeRecord,
  PACK,
  parseRecord,
  pass,
  playDeal,
  type Refusal,
  type ReportedAs,
  replayRecord,
  type Seat,
  seatsOf,
  see,
  seeStep,
  startScoring,
} from './index.ts';
import { Kernel, kernelAt, moveAtRandom } from './kernel/index.ts';
import { LAYOUT } from './kernel/layout.ts';
import { type Random, seededRandom } from './random/index.ts';
import { LEAD, LEAD_LOWEST } from './rules/compiledRules.ts';
import { arbitraryRuleset, arbitrarySeed } from './testing/arbitraryRuleset.ts';
import { words } from './testing/cards.ts';
import { applyToCounters, legalTexts } from './testing/fixedDeal.ts';
import { inScope } from './testing/index.ts';
import { oneOf, type PlayedGame, playedGame } from './testing/playedGame.ts';

/** All games take about 100 s of processor time, on a busy machine several times as long. */
const LIMIT_MS = 900_000;
// Without a bias to the first values, each rule occurs in a few games.
const GAMES = inScope({ quick: 15, all: 300 });
/** Every move there is: each card, announced or not, and the pass. */
const ALL_MOVES: readonly Move[] = [...PACK.flatMap((card) => [lay(card), lay(card, true)]), pass];
/** The events that move counters or end a game, which are the same in a game that is only scored. */
const SCORED = 'anted dealt swept missed paid ended beted settled game-ended'.split(' ');
const DEALS = 2;

function copyOf(position: Deal | Kernel): Kernel {
  const kernel = new Kernel(position.rules);
  kernel.copyFrom(position.words);
  return kernel;
}

function playIn(kernel: Kernel, move: Move): Kernel {
  if (move.type === 'pass') kernel.pass();
  else kernel.lay(move.card, move.announced);
  return kernel;
}

/** Why an illegal move of the seat to move is refused, worked out from what the deal shows. */
function reasonAgainst(deal: Deal, seat: Seat, leads: boolean, move: Move): Refusal['code'] {
  if (move.type === 'pass') return leads ? 'must-lead' : 'must-continue';
  if (!handOf(deal, seat).includes(move.card)) return 'card-not-held';
  if (legalMoves(deal).some((legal) => legal.type === 'lay' && legal.card === move.card))
    return 'nothing-to-announce';
  return leads ? 'lead-lowest' : 'card-not-wanted';
}

/** Each move is legal or refused for its reason, and refused to other seats. There is one, in order, until the deal is over. */
function checkMoves(deal: Deal, seat: Seat, leads: boolean, all: boolean): void {
  const moves = legalMoves(deal);
  const legal = legalTexts(moves);
  expect(moves.length).toBeGreaterThan(0);
  for (const [index, move] of moves.entries()) {
    if (move.type === 'pass') expect([leads, index]).toEqual([false, moves.length - 1]);
    else if (move.announced) expect(moves[index + 1]).toEqual(lay(move.card));
  }
  for (const move of all ? ALL_MOVES : [pass]) {
    const played = playDeal(deal, seat, move);
    const reason = legal.includes(legalTexts([move])[0]!)
      ? 'accepted'
      : reasonAgainst(deal, seat, leads, move);
    expect(played.ok ? 'accepted' : played.error.code).toBe(reason);
  }
  for (const other of seatsOf(deal.rules.players)) {
    if (other !== seat)
      expect(playDeal(deal, other, moves[0]!)).toEqual({
        ok: false,
        error: { code: 'not-your-turn', seat: other, toMove: seat },
      });
  }
}

/** Every deal ends: at most every player passes once for every rank between two cards. Only a winner has no cards. */
function checkProgress(deal: Deal): void {
  const sinceCard = deal.moves.length - 1 - deal.moves.findLastIndex(({ type }) => type === 'lay');
  const rises = deal.rules.ruleset.stall === 'next-rank' ? 12 : 1;
  expect(sinceCard).toBeLessThanOrEqual(deal.rules.players * rises);
  const empty = seatsOf(deal.rules.players).filter((seat) => handOf(deal, seat).length === 0);
  expect(empty).toEqual(deal.phase.type === 'over' ? [deal.phase.winner] : []);
}

/** Forced passes in one step are the same as one by one, and a random move of the kernel is legal. */
function checkKernel(deal: Deal, random: Random): void {
  const [slow, quick, moved] = [copyOf(deal), copyOf(deal), copyOf(deal)];
  const wanted = slow.words[LAYOUT.WANTED];
  while (slow.words[LAYOUT.WANTED] === wanted && (slow.legalLow() | slow.legalHigh()) === 0) slow.pass();
  quick.skipForcedPasses();
  expect(`${quick.words}`).toBe(`${slow.words}`);
  moveAtRandom(moved, random);
  const reached = legalMoves(deal).map((move) => `${playIn(copyOf(deal), move).words}`);
  expect(reached).toContain(`${moved.words}`);
}

/** The words of a position as a seat knows it: without the hands of others, and without a card of theirs in what may be led. */
function knownTo(seat: Seat, position: Int32Array): Int32Array {
  const known = position.slice();
  for (const other of seatsOf(8).filter((one) => one !== seat)) {
    known[LAYOUT.HANDS_LOW + other] = 0;
    known[LAYOUT.HANDS_HIGH + other] = 0;
  }
  const isOthersLead = known[LAYOUT.TO_MOVE] !== seat && (known[LAYOUT.WANTED] ?? 0) >= LEAD_LOWEST;
  if (isOthersLead) known[LAYOUT.WANTED] = LEAD;
  return known;
}

function turnIn({ phase }: Deal): unknown {
  if (phase.type === 'over') return null;
  const leads = phase.type === 'lead';
  return { type: 'turned', seat: phase.seat, leads, wanted: leads ? [] : phase.wanted };
}

/** A view has what the game shows its seat, and nothing else. */
function checkView(view: GameView, { game, isPlaying }: PlayedGame): void {
  const deal = game.deal!;
  const { seat } = view;
  expect(view).toMatchObject({ counters: game.counters, boxes: game.boxes, ended: game.ended });
  expect(view.summaries).toHaveLength(game.settled.length);
  expect(view.deal).toMatchObject({
    number: game.settled.length + (isPlaying ? 1 : 0),
    dealer: deal.setup.dealer,
    hand: seat === null ? [] : handOf(deal, seat),
    sizes: seatsOf(game.players).map((one) => handOf(deal, one).length),
    talon: deal.setup.talon.length,
    turn: turnIn(deal),
  });
  const laid = deal.moves.flatMap((move) => (move.type === 'lay' ? [move.card] : []));
  expect(view.deal?.laid.map(({ card }) => card)).toEqual(laid);
  const isToMove = deal.phase.type !== 'over' && deal.phase.seat === seat;
  expect(legalMovesOf(view)).toEqual(isToMove ? legalMoves(deal) : []);
  if (isPlaying && seat !== null) expect(`${kernelAt(view).words}`).toBe(`${knownTo(seat, deal.words)}`);
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Plays a random deal, looking at every position on the way. */
function playDealOf(played: PlayedGame, views: GameView[], random: Random): void {
  const step = (act: () => void) => {
    const seen = played.events.length;
    act();
    const { game, events } = played;
    for (const [index, before] of views.entries()) {
      const view = seeStep(before, { game, events: events.slice(seen) });
      checkView(view, played);
      views[index] = frozen(view);
    }
  };
  step(() => played.dealAtRandom(random));
  const kernels = [copyOf(played.game.deal!), copyOf(played.game.deal!)];
  kernels[1]!.listener = () => undefined;
  const timeIsUp = played.game.ruleset.end.minutes !== null && random.next() % 4 === 0;
  for (let moves = 0; played.isPlaying; moves += 1) {
    const deal = played.game.deal!;
    const before = `${deal.words}`;
    checkMoves(deal, played.toMove, deal.phase.type === 'lead', moves % 8 === 0);
    checkProgress(deal);
    checkKernel(deal, random);
    const move = oneOf(played.legal, random);
    step(() => played.move(move, timeIsUp));
    expect(`${deal.words}`).toBe(before);
    for (const kernel of kernels) expect(`${playIn(kernel, move).words}`).toBe(`${played.game.deal!.words}`);
  }
  checkProgress(played.game.deal!);
  expect(kernels.map(({ isOver }) => isOver)).toEqual([true, true]);
}

/** Counters are conserved by every event, and a view follows each: the settlement would hide a wrong one before it. */
function checkCounters({ game, events }: PlayedGame): void {
  const bank = game.players * game.ruleset.counters;
  const counters = Array<number>(game.players).fill(game.ruleset.counters);
  const boxes = game.ruleset.honours.map(() => 0);
  let view = beginView(game.ruleset, game.players, null);
  for (const event of events) {
    applyToCounters(event, counters, boxes);
    view = see(view, event);
    expect([view.counters, view.boxes]).toEqual([counters, boxes]);
    expect([...counters, ...boxes].reduce((sum, has) => sum + has, 0)).toBe(bank);
  }
  expect([counters, boxes]).toEqual([game.counters, game.boxes]);
}

/** The record is right as far as it goes, replays to the same game, and so are those of its positions. */
function checkRecordOf({ game, record, events }: PlayedGame, random: Random): void {
  const read = JSON.parse(JSON.stringify(record)) as typeof record;
  expect(checkRecord(read)).toEqual([]);
  expect(parseRecord(read)).toEqual({ ok: true, value: record });
  const replayed = replayRecord(read);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { steps } = replayed.value;
  expect(makeRecord(replayed.value.game, record.players)).toEqual(record);
  expect(shown(replayed.value.game)).toEqual(shown(game));
  expect(steps.flatMap((step) => step.events)).toEqual(events);
  expect(steps.map(({ deal, move, text, seat }) => [deal, move, text, seat === null])).toEqual(
    record.deals.flatMap((deal, index) => [
      [index + 1, 0, '', true],
      ...words(deal.moves).map((text, move) => [index + 1, move + 1, text, false]),
    ]),
  );
  expect(checkRecord(makeRecord(oneOf(steps, random).game, record.players))).toEqual([]);
}

function shown({ counters, boxes, ended, deal }: Game): unknown {
  return { counters, boxes, ended, phase: deal?.phase };
}

/** A game that is only scored, from hands by their cards or their numbers, has the same counters. */
function checkScores({ game, events }: PlayedGame, random: Random): void {
  const ways: readonly ReportedAs[] = ['cards', 'number'];
  const mixed = seatsOf(game.players).map(() => oneOf(ways, random));
  for (const as of [() => ways[0]!, () => ways[1]!, (seat: Seat) => mixed[seat]!]) {
    let scored = startScoring(game.ruleset, game.players, game.firstDealer);
    const seen: GameEvent[] = [];
    for (const entry of entriesOfGame(game.rules, events, as)) {
      const step = addScoreEntry(scored, entry);
      if (!step.ok) throw new Error(`${JSON.stringify(entry)}: ${JSON.stringify(step.error)}`);
      scored = step.value.game;
      seen.push(...step.value.events);
    }
    const scoredOf = (all: readonly GameEvent[]) => all.filter(({ type }) => SCORED.includes(type));
    expect(scoredOf(seen)).toEqual(scoredOf(events));
  }
}

test(
  'kernel, moves, views, counters, records and scores agree with the deal at every step, under any rules',
  () => {
    fc.assert(
      fc.property(fc.noBias(arbitraryRuleset()), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const played = playedGame(ruleset, players, seed % players);
        const views = [...seatsOf(players), null].map((seat) => beginView(ruleset, players, seat));
        for (let deal = 0; deal < DEALS && played.game.ended === null; deal += 1)
          playDealOf(played, views, random);
        checkCounters(played);
        checkRecordOf(played, random);
        checkScores(played, random);
      }),
      { numRuns: GAMES },
    );
  },
  LIMIT_MS,
);
