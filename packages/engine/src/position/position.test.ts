import { expect, test } from 'vitest';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { legalMoves } from '../deal/deal.ts';
import { moveText } from '../deal/move.ts';
import { seededRandom } from '../random/index.ts';
import { checkRecord, replayRecord } from '../record/checkRecord.ts';
import { makeRulesCode, parseRulesCode } from '../rules/code/rulesCode.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { RULESETS } from '../rules/rulesets.ts';
import { playedGame, randomGame, viewOf } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';
import { inScope } from '../testing/scope.ts';
import { legalMovesOf } from '../view/legalMovesOf.ts';
import { type Position, positionOfGame, positionOfView } from './position.ts';
import { makePositionText, parsePositionText } from './positionText.ts';
import { openPosition, reachPosition, viewAtPosition } from './reachPosition.ts';
import { recordAtPosition } from './recordAtPosition.ts';

const CASES = inScope({ quick: 150, all: 2500 });
const RULES: readonly Ruleset[] = [
  ...Object.values(RULESETS),
  coded(rulesOf('lindor-1789 continuing=compulsory end.deals=10')),
  coded(rulesOf('avantcoureur-1760 dwarf=stands-for-wanted')),
];

/** Rules as their code says them: a code keeps no name of its own. */
function coded(rules: Ruleset): Ruleset {
  const parsed = parseRulesCode(makeRulesCode(rules));
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

/** Random games in the middle of a deal. */
function* someGames(deals: number) {
  for (let seed = 0; seed < CASES; seed++) {
    const rules = RULES[seed % RULES.length] as Ruleset;
    const players = rules.players[seed % rules.players.length] ?? 0;
    const played = randomGame(rules, players, seed, { deals, movesOfLastDeal: seed % 60 });
    if (played.isPlaying) yield { played, seed };
  }
}

function parsed(text: string): Position {
  const outcome = parsePositionText(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

test('a position with open hands is read as it was written, and leads to the same deal', () => {
  let count = 0;
  for (const { played } of someGames(3)) {
    const position = positionOfGame(played.game) as Position;
    const text = makePositionText(position);
    expect(parsed(text)).toEqual(position);
    expect(makePositionText(parsed(text))).toBe(text);
    const reached = reachPosition(position);
    if (!reached.ok) throw new Error(JSON.stringify(reached.error));
    const { game } = reached.value;
    expect([game.counters, game.boxes]).toEqual([played.game.counters, played.game.boxes]);
    expect(game.deal?.words).toEqual(played.game.deal?.words);
    count += 1;
  }
  expect(count).toBeGreaterThan(CASES / 2);
});

test('a position by what a seat knows is read as it was written, and leads to the same view', () => {
  for (const { played, seed } of someGames(1)) {
    const seat = seatsOf(played.game.players)[seed % played.game.players] as Seat;
    const view = viewOf(played, seat);
    const position = positionOfView(view) as Position;
    expect(parsed(makePositionText(position))).toEqual(position);
    expect(viewAtPosition(position)).toEqual({ ok: true, value: view });
  }
});

test('hands that are not known are drawn among those that agree with the moves', () => {
  for (const { played, seed } of someGames(1)) {
    const seat = played.toMove;
    const view = viewOf(played, seat);
    const opened = openPosition(positionOfView(view) as Position, seededRandom(seed));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.seat).toBeNull();
    expect(viewAtPosition(opened.value)).toEqual({ ok: true, value: view });
  }
});

test('a position of the seat to move has its legal moves', () => {
  for (const { played } of someGames(1)) {
    const open = positionOfGame(played.game) as Position;
    const view = viewAtPosition(open);
    if (!view.ok || played.game.deal === null) throw new Error('no view');
    expect(legalMovesOf(view.value).map(moveText)).toEqual(legalMoves(played.game.deal).map(moveText));
  }
});

test('a position is one short line', () => {
  const played = playedGame('lindor-1789', 3).dealHands('2h', '5h 6c 7d Kc').play('5h 6c 7d! -');
  const text = makePositionText(positionOfView(viewOf(played, 0 as Seat)) as Position);
  expect(text).toMatch(
    /^lindor-1789 0 0 120,120,120 0,0,0,0,0 (?:[A-Z2-9][cdhs]){15}\/\?15\/\?15 \?7 5h6c7d!-$/,
  );
});

test('a game that goes on from a position has a record that stands there', () => {
  for (const { played } of someGames(2)) {
    const position = positionOfGame(played.game) as Position;
    const players = played.game.counters.map((_, seat) => ({ name: `Player ${seat}` }));
    const made = recordAtPosition(position, players);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(checkRecord(made.value)).toEqual([]);
    const replayed = replayRecord(made.value);
    expect(replayed.ok && positionOfGame(replayed.value.game)).toEqual(position);
  }
});

const DEALT = 'Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12';

test.each([
  ['', ''],
  ['lindor-1789 0', ''],
  [`poker 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'rules'],
  [`lindor-1789 4 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'seat'],
  [`lindor-1789 1 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'seat'],
  [`lindor-1789 . 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'seat'],
  [
    `lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT.replace('?12', '3s4s5s6s7s8s9s2s2d3d4d5d')} ?4 .`,
    'seat',
  ],
  [`lindor-1789 0 x 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'dealer'],
  [`lindor-1789 0 2 120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'counters'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0 ${DEALT} ?4 .`, 'boxes'],
  [`lindor-1789 0 2 120,120 0,0,0,0,0 ?26/?26 . .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?5 .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT.replace('2h', 'Ah')} ?4 .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT.replace('?12', '1h')} ?4 .`, 'hands[1]'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} 4 .`, 'talon'],
  [`lindor-1789 0 2 120,14,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'counters[1]'],
  [`lindor-1789 0 2 120,120,120,-1 0,0,0,0,0 ${DEALT} ?4 .`, 'counters[3]'],
  [`lindor-1789 0 2 120,120,120,120 0,0,-1,0,0 ${DEALT} ?4 .`, 'boxes[2]'],
  [`avantcoureur-1760 . 2 120,120,14 0,0,0,0,0 ?15/?15/?15 ?7 .`, 'counters[2]'],
  [`avantcoureur-1760 . 2 -1,120,120 0,0,0,0,0 ?15/?15/?15 ?7 .`, 'counters[0]'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 2d,3d`, 'moves'],
])('%j is no position, and %s says why', (text, path) => {
  const outcome = parsePositionText(text);
  expect(outcome.ok ? [] : outcome.error.map((problem) => problem.path)).toContain(path);
});

test('a position of 2000 characters is read, and a longer one is not', () => {
  const [before, after] = ['lindor-1789 0 2 120,120,120,120', `0,0,0,0,0 ${DEALT} ?4 .`];
  const textOf = (length: number) => `${before.padEnd(length - after.length)}${after}`;
  expect(parsePositionText(textOf(2000)).ok).toBe(true);
  expect(parsePositionText(textOf(2001)).ok).toBe(false);
});

test('players who do not ante may have less than an ante, and debts where the rules allow them', () => {
  const house = makeRulesCode({
    ...RULESETS['avantcoureur-1760'],
    id: 'avantcoureur-1760-house',
    debts: true,
  });
  const hand = 'Ah2h3c5d6s9cTcTsJsQdKcKhAcAd2c';
  for (const counters of ['avantcoureur-1760 0 2 0,14,15', `${house} 0 2 -5,-9,15`])
    expect(parsePositionText(`${counters} 0,0,0,0,0 ${hand}/?15/?15 ?7 .`).ok, counters).toBe(true);
});

test('a problem of the cards says what is needed', () => {
  const twice = DEALT.replace('2h', 'Ah');
  const outcome = parsePositionText(`lindor-1789 1 2 120,120,120,120 0,0,0,0,0 ${twice} ?5 .`);
  expect(outcome.ok ? [] : outcome.error.map(({ expected, found }) => [found, expected])).toEqual([
    ['53', '52 cards'],
    ['Ah', ''],
    ['?12', 'hands[1]'],
  ]);
});

test.each([
  ['a card that the seat does not hold', '2d--3c', 'moves[3]', '3c', 'card-not-held'],
  ['a card that is not wanted', '2d5c', 'moves[1]', '5c', 'card-not-wanted'],
  ['a pass in place of a lead', '-', 'moves[0]', '-', 'must-lead'],
  ['an announcement of a card that has no box', '2d!', 'moves[0]', '2d!', 'nothing-to-announce'],
  ['a card that is laid twice', 'KdKsKd', 'moves[2]', 'Kd', 'card-not-held'],
  ['a card after the end', '2d3d4d5h6d7c8d9dTdJdQcKdAc', 'moves[12]', 'Ac', 'deal-is-over'],
])('moves that cannot have been made are a problem: %s', (_, moves, path, made, needed) => {
  const position = parsed(`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 ${moves}`);
  const problem = { ok: false, error: [{ path, found: made, expected: needed }] };
  expect(reachPosition(position)).toMatchObject(problem);
  expect(recordAtPosition(position, [])).toMatchObject(problem);
});

test.each([
  ['famille 0 2', '2d--', 'moves[2]', '-', 'must-continue'],
  ['nain-jaune-court 0 3', '2h', 'moves[0]', '2h', 'lead-lowest'],
])('a move that the rules do not leave free is a problem: %s %s', (rules, moves, path, made, due) => {
  const hands = rules.startsWith('famille') ? `${DEALT} ?4` : 'Ah2h3c4s5d6s9cTcTsJsQdKcKh/?13/?13/?13 .';
  const text = `${rules} 120,120,120,120 0,0,0,0,0 ${hands} ${moves}`;
  expect(reachPosition(parsed(text))).toMatchObject({
    ok: false,
    error: [{ path, found: made, expected: due }],
  });
});

test('a deal that is over is no position', () => {
  const text = `lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 2d3d4d5h6d7c8d9dTdJdQcKd`;
  expect(reachPosition(parsed(text))).toMatchObject({
    ok: false,
    error: [{ path: 'moves[12]', expected: 'deal-is-over' }],
  });
});

test.each([
  ['a short hand', { hands: 'Ah2h/?12/?12/?12', talon: '?14' }, 'hands[0]'],
  ['counters that the players did not begin with', { counters: '120,120,120,90' }, 'counters'],
])('no record has %s', (_, changed, path) => {
  const usual = { hands: DEALT, talon: '?4', counters: '120,120,120,120' };
  const { hands, talon, counters } = { ...usual, ...changed };
  const position = parsed(`lindor-1789 0 2 ${counters} 0,0,0,0,0 ${hands} ${talon} .`);
  const made = recordAtPosition(
    position,
    ['A', 'B', 'C', 'D'].map((name) => ({ name })),
  );
  expect(made.ok ? [] : made.error.map((problem) => problem.path)).toContain(path);
});
