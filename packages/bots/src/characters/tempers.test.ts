import {
  type Card,
  compileRules,
  type GameView,
  heightOf,
  type Move,
  moveText,
  RULESETS,
  seatAt,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../heuristic/heuristic.ts';
import { announcedLays, honoursOf } from '../lays.ts';
import { longest } from '../levels/longest.ts';
import { lowest } from '../levels/lowest.ts';
import { choice } from '../testing/decision.ts';
import {
  type Decided,
  decisionsEverywhere,
  decisionsOf,
  isLead,
  layOf,
  mayAnnounce,
} from '../testing/decisions.ts';
import { dealtGame } from '../testing/game.ts';
import { CHARACTERS, type Character, characters } from './index.ts';

/** Of the honours and hocs that were laid and could be announced, the part that was not. */
function silentPart(decisions: readonly Decided[]): number {
  const chances = decisions.filter((one) => {
    const laid = layOf(one);
    return laid !== null && mayAnnounce(one, laid.card);
  });
  expect(chances.length).toBeGreaterThan(10);
  return chances.filter((one) => layOf(one)?.announced === false).length / chances.length;
}

const isHonour = (view: GameView, move: Move): boolean =>
  move.type === 'lay' && honoursOf(view).has(move.card);

describe('Achille', () => {
  test('forgets to announce about one time in four, and lays the same card', () => {
    const silent = silentPart(decisionsOf(characters.achille, RULESETS['lindor-1789'], 4, 150));
    expect(silent).toBeGreaterThan(0.1);
    expect(silent).toBeLessThan(0.4);
    const decision = { rules: 'lindor-1789', hand: '7d', wanted: '7c 7d 7h 7s' };
    const seeds = Array.from({ length: 40 }, (_, seed) => choice(characters.achille, { ...decision, seed }));
    expect(new Set(seeds)).toEqual(new Set(['7d', '7d!']));
  });

  test('forgets what he wanted to lead if nothing need be announced, and then leads his lowest card', () => {
    const led = decisionsOf(characters.achille, RULESETS.famille, 4, 60).filter(isLead);
    const random = seededRandom('achille');
    const others = led.filter(
      ({ view, legal, move }) => moveText(heuristic.choose(view, legal, random)) !== moveText(move),
    );
    expect(others.length).toBeGreaterThan(0.08 * led.length);
    expect(others.length).toBeLessThan(0.3 * led.length);
    for (const { view, legal, move } of others)
      expect(moveText(move)).toBe(moveText(lowest.choose(view, legal, random)));
  });

  test('is the only one that forgets', () => {
    for (const character of CHARACTERS) {
      if (character.name === 'achille') continue;
      // A search is slow: fewer deals must do.
      const deals =
        character.consider === undefined ? inScope({ quick: 20, all: 60 }) : inScope({ quick: 4, all: 6 });
      const decisions = decisionsOf(character, RULESETS['yellow-dwarf'], 4, deals);
      expect([character.name, silentPart(decisions)]).toEqual([character.name, 0]);
    }
  });
});

describe('Prosper', () => {
  test('lays an honour only if he may do nothing else, while everyone holds more than three cards', () => {
    const calm = decisionsEverywhere(characters.prosper, 12).filter(({ view }) =>
      view.deal?.sizes.every((size, seat) => size > 3 || seat === view.seat),
    );
    const tempted = calm.filter(({ view, legal }) => legal.some((move) => isHonour(view, move)));
    const [laid, held] = [true, false].map((lays) =>
      tempted.filter(({ view, move }) => isHonour(view, move) === lays),
    );
    expect(held?.length).toBeGreaterThan(100);
    for (const { view, legal } of laid ?? []) {
      expect(legal.every((move) => isHonour(view, move))).toBe(true);
    }
  });

  test('saves what he can when another has three cards left', () => {
    const decision = { rules: 'lindor-1789', hand: '7d', wanted: '7c 7d 7h 7s' };
    expect(choice(characters.prosper, decision)).toBe('7d!');
    const hand = '7d 2c 3c 4c 5c';
    expect(choice(characters.prosper, { ...decision, hand })).toBe('-');
  });

  test('holds more honours at the end than the player who does not mind', () => {
    const held = (character: Character | typeof longest) => {
      const random = seededRandom('held');
      let count = 0;
      for (let dealt = 0; dealt < 150; dealt++) {
        const driver = dealtGame(RULESETS['lindor-1789'], 4, random, seatAt(3));
        for (let { turn } = driver; turn !== null; { turn } = driver) {
          const bot = turn.seat === 0 ? character : longest;
          driver.makeMove(bot.choose(turn.view, turn.legal, random));
        }
        const view = driver.viewOf(seatAt(0));
        const honours = honoursOf(view);
        count += view.deal?.hand.filter((card) => honours.has(card)).length ?? 0;
      }
      return count;
    };
    expect(held(characters.prosper)).toBeGreaterThan(1.5 * held(longest));
  });
});

describe('Blandine', () => {
  test('leads her lowest rank, always', () => {
    const led = decisionsEverywhere(characters.blandine, 8).filter(isLead);
    expect(led.length).toBeGreaterThan(200);
    for (const one of led) {
      const lowest = Math.min(...(one.view.deal?.hand ?? []).map(heightOf));
      expect(heightOf(layOf(one)?.card ?? (-4 as Card))).toBe(lowest);
    }
  });
});

describe('Rosalie', () => {
  const decisions = decisionsEverywhere(characters.rosalie, 12);

  test('leads an honour whenever she may, that of the fullest box', () => {
    let honoursLed = 0;
    for (const one of decisions.filter(isLead)) {
      const { view, legal } = one;
      const honours = [...honoursOf(view)];
      const held = honours
        .map((card, box) => ({ card, counters: view.boxes[box] ?? 0 }))
        .filter(({ card }) => legal.some((move) => move.type === 'lay' && move.card === card));
      if (held.length === 0) continue;
      honoursLed++;
      const most = Math.max(...held.map(({ counters }) => counters));
      const fullest = held.filter(({ counters }) => counters === most).map(({ card }) => card);
      expect(fullest).toContain(layOf(one)?.card);
    }
    expect(honoursLed).toBeGreaterThan(50);
  });

  test('never passes while she can lay', () => {
    expect(decisions.filter(({ move }) => move.type === 'pass')).toEqual([]);
  });

  test('leads the start of her longest run if she holds no honour', () => {
    expect(choice(characters.rosalie, { rules: 'lindor-1789', hand: '2c 5h 6c 8s 9d Th Kc' })).toBe('8s');
    expect(choice(characters.rosalie, { rules: 'lindor-1789', hand: '2c 3c 4c 5c Jc' })).toBe('Jc!');
  });
});

describe('Gaspard', () => {
  test('leads what would cost him most to keep', () => {
    const led = decisionsOf(characters.gaspard, RULESETS['yellow-dwarf'], 4, 80).filter(isLead);
    expect(led.length).toBeGreaterThan(100);
    for (const { view, legal, move } of led) {
      const { worth, boxOf } = compileRules(view.rules, view.players);
      const cost = (card: Card) => (worth[card] ?? 0) + (view.boxes[boxOf[card] ?? -1] ?? 0);
      const dearest = Math.max(...announcedLays(legal).map(({ card }) => cost(card)));
      expect(move.type === 'lay' && cost(move.card)).toBe(dearest);
    }
  });

  test('fears the bête only if there is one', () => {
    expect(choice(characters.gaspard, { rules: 'lindor-1789', hand: '2c 7d Kc' })).toBe('7d!');
    expect(choice(characters.gaspard, { rules: 'lindor-1789 heldHonour=nothing', hand: '2c 7d Kc' })).toBe(
      'Kc',
    );
  });

  test('fears the dwarf most if it doubles what he pays', () => {
    const rules = 'avantcoureur-1760';
    expect(choice(characters.gaspard, { rules, hand: '9c Qs Kh 7d' })).toBe('7d!');
  });
});

describe('Ninon', () => {
  test('lays any card that she may, all equally often, and passes only if she must', () => {
    const decisions = decisionsEverywhere(characters.ninon, 6);
    expect(decisions.filter(({ move }) => move.type === 'pass')).toEqual([]);
    const rules = 'lindor-1789';
    const hand = '2c 5h 7d Kc';
    const led = Array.from({ length: 400 }, (_, seed) =>
      choice(characters.ninon, { rules, hand, seed: seed + 1 }),
    );
    for (const card of ['2c', '5h', '7d!', 'Kc']) {
      // five standard deviations of a binomial count
      expect(Math.abs(led.filter((one) => one === card).length - 100)).toBeLessThan(5 * Math.sqrt(75));
    }
  });
});

describe('Hector', () => {
  test('lays the first card that comes about one time in four, and plays well otherwise', () => {
    const led = Array.from({ length: 400 }, (_, seed) =>
      choice(characters.hector, { rules: 'lindor-1789', hand: '2c 4s 6h 8d Tc Qc', seed: seed + 1 }),
    );
    const counts = Map.groupBy(led, (card) => card);
    const often = [...counts.values()].map(({ length }) => length).sort((a, b) => b - a);
    expect(counts.size).toBe(6);
    // three quarters and a sixth of the last quarter
    expect(often[0]).toBeGreaterThan(400 * 0.7);
    expect(often[0]).toBeLessThan(400 * 0.9);
  });

  test('is the quickest at the table', () => {
    expect(Math.min(...CHARACTERS.map(({ pace }) => pace))).toBe(characters.hector.pace);
    expect(Math.max(...CHARACTERS.map(({ pace }) => pace))).toBe(characters.leonie.pace);
  });
});
