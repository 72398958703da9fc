import { QUICK_BOTS } from '@nain-jaune/bots/quick';
import {
  beginView,
  dealCards,
  type GameEvent,
  type GameView,
  handOf,
  legalMovesOf,
  mayDeal,
  moveText,
  playMove,
  RULESET_IDS,
  RULESETS,
  type RulesetId,
  seatAt,
  see,
  startGame,
  turnOf,
} from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { expect, it } from 'vitest';
import { forcedMove } from './forcedMove.ts';
import { nextOfRun, runInHand } from './wholeRun.ts';

const you = seatAt(0);
/** The default preference. */
const usual = 'all';

/** Plays a game as a person at the page does. Returns what could be answered at each press. */
function pressesIn(id: RulesetId): (readonly string[])[] {
  const random = seededRandom(`presses ${id}`);
  const bot = QUICK_BOTS.heuristic!;
  const presses: (readonly string[])[] = [];
  let game = startGame(RULESETS[id], RULESETS[id].players.includes(4) ? 4 : 3, you);
  const views = Array.from({ length: game.players }, (_, seat) =>
    beginView(game.ruleset, game.players, seatAt(seat)),
  );
  let layingRun = false;
  const take = (events: readonly GameEvent[]) => {
    for (const event of events)
      views.forEach((view, seat) => {
        views[seat] = see(view, event);
        if (event.type === 'dealt')
          views[seat] = see(views[seat]!, { type: 'picked-up', cards: handOf(game.deal!, seatAt(seat)) });
      });
  };
  const press = (view: GameView, legal: readonly string[]): string => {
    const ofRun = layingRun ? nextOfRun(view, legal) : null;
    layingRun = ofRun !== null;
    const unasked = ofRun ?? forcedMove(legal, usual);
    if (unasked !== null) return unasked;
    presses.push(legal);
    layingRun = runInHand(view, legal).length > 1;
    return layingRun ? nextOfRun(view, legal)! : moveText(bot.choose(view, legalMovesOf(view), random));
  };
  while (game.ended === null) {
    if (mayDeal(game)) {
      const dealt = dealCards(game, shuffledPack(random));
      game = dealt.game;
      take(dealt.events);
      continue;
    }
    const { seat } = turnOf(game.deal!)!;
    const view = views[seat]!;
    const moves = legalMovesOf(view);
    const made = seat === you ? press(view, moves.map(moveText)) : moveText(bot.choose(view, moves, random));
    const step = playMove(game, seat, moves.find((move) => moveText(move) === made)!);
    if (!step.ok) throw new Error(step.error.code);
    game = step.value.game;
    take(step.value.events);
  }
  return presses;
}

it.each(RULESET_IDS)('rarely asks for the only possible answer: %s', (id) => {
  const presses = pressesIn(id);
  expect(presses.length).toBeGreaterThan(0);
  const idle = presses.filter((legal) => legal.length === 1);
  expect(idle.length / presses.length).toBeLessThanOrEqual(0.05);
});
