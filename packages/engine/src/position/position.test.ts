import { expect, test } from 'vitest';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { legalMoves } from '../deal/deal.ts';
import { seededRandom } from '../random/index.ts';
import { moveText } from '../record/notation.ts';
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

const DEALT = 'Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12';

test.each([
  ['', ''],
  ['lindor-1789 0', ''],
  [`poker 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'rules'],
  [`lindor-1789 4 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'seat'],
  [`lindor-1789 1 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'seat'],
  [`lindor-1789 0 x 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'dealer'],
  [`lindor-1789 0 2 120,120,120 0,0,0,0,0 ${DEALT} ?4 .`, 'counters'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0 ${DEALT} ?4 .`, 'boxes'],
  [`lindor-1789 0 2 120,120 0,0,0,0,0 ?26/?26 . .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?5 .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT.replace('2h', 'Ah')} ?4 .`, 'hands'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT.replace('?12', '1h')} ?4 .`, 'hands[1]'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} 4 .`, 'talon'],
  [`lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 2d,3d`, 'moves'],
])('%j is no position, and %s says why', (text, path) => {
  const outcome = parsePositionText(text);
  expect(outcome.ok ? [] : outcome.error.map((problem) => problem.path)).toContain(path);
});

test.each([
  ['a card that the seat does not hold', '2d--3c', 'moves[3]'],
  ['a card that is not wanted', '2d5c', 'moves[1]'],
  ['a pass in place of a lead', '-', 'moves[0]'],
])('moves that cannot have been made are a problem: %s', (_, moves, path) => {
  const text = `lindor-1789 0 2 120,120,120,120 0,0,0,0,0 ${DEALT} ?4 ${moves}`;
  expect(reachPosition(parsed(text))).toMatchObject({ ok: false, error: [{ path }] });
});
