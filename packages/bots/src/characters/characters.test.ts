import {
  checkRecord,
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
import { dealtGame } from '../testing/game.ts';
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
      const driver = dealtGame(RULESETS[id], players, random);
      // A search is slow: one deal must do.
      const most = character.consider === undefined ? 3 : 1;
      for (let deals = 1; ; deals++) {
        for (let { turn } = driver; turn !== null; { turn } = driver)
          driver.makeMove(character.choose(turn.view, turn.legal, random));
        if (deals === most || driver.game.ended !== null) break;
        driver.deal();
      }
      const record = makeRecord(
        driver.game,
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
        const one = dealtGame(RULESETS['lindor-1789'], 4, pack, seatAt(3));
        const own = new Set(one.turn?.view.deal?.hand);
        const others = shuffled(
          pack.filter((card) => !own.has(card)),
          random,
        );
        const elsewhere = pack.map((card) => (own.has(card) ? card : (others.pop() ?? card)));
        const other = dealtGame(RULESETS['lindor-1789'], 4, elsewhere, seatAt(3));
        expect(other.turn).toEqual(one.turn);
        const [move, same] = [one, other].map(({ turn }) =>
          moveText(character.choose(turn!.view, turn!.legal, seededRandom(seed))),
        );
        expect(same).toBe(move);
      }
    },
  );

  const thinkers = CHARACTERS.flatMap(({ name, choose, consider }) =>
    consider === undefined ? [] : [{ name, choose, consider }],
  );

  test.each(thinkers)('$name chooses alike whether it thinks in slices or not', ({ choose, consider }) => {
    const { view, legal } = dealtGame(RULESETS['lindor-1789'], 4, seededRandom('slices'), seatAt(3)).turn!;
    const thought = consider(view, legal, seededRandom(1));
    let step = thought.next();
    while (step.done !== true) step = thought.next();
    expect(step.value).toEqual(choose(view, legal, seededRandom(1)));
  });
});
