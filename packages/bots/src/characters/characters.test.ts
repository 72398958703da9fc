import {
  checkRecord,
  type GameView,
  makeRecord,
  moveText,
  RULESET_IDS,
  RULESETS,
  seatAt,
  seatsOf,
} from '@nain-jaune/engine';
import { seededRandom, shuffled, shuffledPack } from '@nain-jaune/engine/random';
import { inScope, pairwise } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { SeenGame } from '../testing/game.ts';
import { CHARACTER_NAMES, CHARACTERS, isCharacterName } from './index.ts';

describe('every character', () => {
  test('is known by its own name, and takes its own time', () => {
    expect(CHARACTERS.map(({ name }) => name)).toEqual([...CHARACTER_NAMES]);
    for (const { name, pace } of CHARACTERS) {
      expect(isCharacterName(name)).toBe(true);
      expect(pace).toBeGreaterThan(0.25);
      expect(pace).toBeLessThan(2);
    }
    expect(isCharacterName('toString')).toBe(false);
    expect(new Set(CHARACTERS.map(({ pace }) => pace)).size).toBeGreaterThan(5);
  });

  const games = RULESET_IDS.flatMap((id) =>
    CHARACTER_NAMES.flatMap((name) => RULESETS[id].players.map((players) => ({ id, name, players }))),
  );
  const tested = inScope({ all: games, quick: pairwise(games) });

  test.each(tested)(
    '$name plays whole deals of $id by $players and breaks no rule',
    ({ id, name, players }) => {
      const character = CHARACTERS.find((one) => one.name === name)!;
      const random = seededRandom(`${id} ${name} ${players}`);
      const seen = new SeenGame(RULESETS[id], players);
      // A search is slow: one deal must do.
      const most = character.consider === undefined ? 3 : 1;
      for (let deals = 0; deals < most && seen.game.ended === null; deals++) {
        seen.deal(shuffledPack(random));
        while (seen.toMove !== null) {
          seen.play(character.choose(seen.views[seen.toMove] as GameView, seen.legal, random));
        }
      }
      const record = makeRecord(
        seen.game,
        seatsOf(players).map((seat) => ({ name: `Seat ${seat}`, bot: name })),
      );
      expect(checkRecord(record)).toEqual([]);
    },
  );

  test.each(CHARACTERS)(
    '$name moves alike in equal views, for all cards that the others may hold',
    (character) => {
      for (let seed = 0; seed < inScope({ quick: 8, all: 30 }); seed++) {
        const random = seededRandom(`${character.name} ${seed}`);
        const pack = shuffledPack(random);
        const one = new SeenGame(RULESETS['lindor-1789'], 4, seatAt(3));
        one.deal(pack);
        const own = new Set(one.views[0]?.deal?.hand);
        const others = shuffled(
          pack.filter((card) => !own.has(card)),
          random,
        );
        const other = new SeenGame(RULESETS['lindor-1789'], 4, seatAt(3));
        other.deal(pack.map((card) => (own.has(card) ? card : (others.pop() ?? card))));
        expect(other.views[0]).toEqual(one.views[0]);
        const [move, same] = [one, other].map(({ views, legal }) =>
          moveText(character.choose(views[0] as GameView, legal, seededRandom(seed))),
        );
        expect(same).toBe(move);
      }
    },
  );

  const thinkers = CHARACTERS.flatMap(({ name, choose, consider }) =>
    consider === undefined ? [] : [{ name, choose, consider }],
  );

  test.each(thinkers)('$name chooses alike whether it thinks in slices or not', ({ choose, consider }) => {
    const seen = new SeenGame(RULESETS['lindor-1789'], 4, seatAt(3));
    seen.deal(shuffledPack(seededRandom('slices')));
    const view = seen.views[0] as GameView;
    const thought = consider(view, seen.legal, seededRandom(1));
    let step = thought.next();
    while (step.done !== true) step = thought.next();
    expect(step.value).toEqual(choose(view, seen.legal, seededRandom(1)));
  });
});
