import { compileRules, makePositionText, PACK, parseCards, RULESETS } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import {
  cardsLeft,
  dealRest,
  emptySetup,
  placeOf,
  positionOf,
  type Setup,
  setupOf,
  tapCard,
  withDealer,
  withPlayers,
  withRules,
} from './setup.ts';
import { SetupDraft } from './setupDraft.svelte.ts';

const rules = RULESETS['lindor-1789'];
const [fiveOfHearts = PACK[0]!] = parseCards('5h').filter((card) => card !== null);

function pathsOf(setup: Setup): string[] {
  const made = positionOf(setup);
  return made.ok ? [] : made.error.map(({ path }) => path);
}

/** Always the same order of the cards. */
function numbers(): () => number {
  let last = 0;
  return () => {
    last = (last * 7 + 3) % 101;
    return last / 101;
  };
}

describe('a setup', () => {
  it('is a position of one hand once its cards are dealt', () => {
    const made = positionOf(dealRest(emptySetup(rules, 4), numbers()));
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(makePositionText(made.value)).toMatch(
      /^lindor-1789 0 3 120,120,120,120 0,0,0,0,0 (?:[^/]{2}){12}\/\?12\/\?12\/\?12 \?4 \.$/,
    );
  });

  it.each(Object.values(RULESETS))('begins with the lead of the known hand: $id', (ruleset) => {
    const leaders = ruleset.players.map((players) => {
      const { dealer } = emptySetup(ruleset, players);
      return compileRules(ruleset, players).nextSeat[dealer];
    });
    expect(new Set(leaders)).toEqual(new Set([0]));
  });

  it('keeps the lead of the known hand with other rules and players', () => {
    const five = withPlayers(emptySetup(rules, 4), 5);
    expect(compileRules(rules, 5).nextSeat[five.dealer]).toBe(0);
    const { famille } = RULESETS;
    expect(compileRules(famille, 5).nextSeat[withRules(five, famille).dealer]).toBe(0);
    expect(withPlayers({ ...emptySetup(rules, 4), dealer: 1 }, 5).dealer).toBe(1);
  });

  it('is an open position if all cards have a place', () => {
    const open = dealRest({ ...emptySetup(rules, 4), seat: null }, numbers());
    expect(open.cards.map((cards) => cards.length)).toEqual([12, 12, 12, 12, 4]);
    expect(cardsLeft(open)).toEqual([]);
    const made = positionOf(open);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(setupOf(made.value)).toEqual(open);
  });

  it('names every problem at once, of fields and of the whole', () => {
    const wrong: Setup = {
      ...emptySetup(rules, 4),
      seat: null,
      counters: [120, '1e3', 3, 120],
      boxes: [0, -1, 0, 0, 0],
      moves: '5h, x',
    };
    const fields = ['counters', 'moves', 'counters[2]', 'boxes[1]'];
    expect(pathsOf(wrong)).toEqual(['hands[0]', 'hands[1]', 'hands[2]', 'hands[3]', ...fields]);
    const dealt = { ...dealRest(wrong, numbers()) };
    expect(pathsOf(dealt)).toEqual(fields);
    expect(
      pathsOf({ ...dealt, counters: [120, 120, 120, 120], boxes: [0, 0, 0, 0, 0], moves: '- -' }),
    ).toEqual([]);
  });

  it('moves a card from place to place, and takes it away', () => {
    const first = tapCard(emptySetup(rules, 4), fiveOfHearts, 0);
    const second = tapCard(first, fiveOfHearts, 2);
    expect([placeOf(first, fiveOfHearts), placeOf(second, fiveOfHearts)]).toEqual([0, 2]);
    expect(placeOf(tapCard(second, fiveOfHearts, 2), fiveOfHearts)).toBe(-1);
  });

  it('follows other rules, players and dealers', () => {
    const famille = withRules(emptySetup(rules, 3), RULESETS.famille);
    expect([famille.players, famille.counters.length]).toEqual([4, 4]);
    expect(famille.counters.every((has) => has === RULESETS.famille.counters)).toBe(true);
    const five = withPlayers(emptySetup(rules, 4), 5);
    expect([five.sizes.length, five.cards.length, five.counters]).toEqual([5, 6, [120, 120, 120, 120, 120]]);
    const court = RULESETS['nain-jaune-court'];
    const [players = 4] = court.players;
    const sizes = [0, 1].map((dealer) =>
      withDealer(emptySetup(court, players), dealer).sizes.reduce<number>(
        (sum, size) => sum + Number(size),
        0,
      ),
    );
    expect(sizes[0]).toBe(sizes[1]);
  });

  it('can be undone step by step', () => {
    const draft = new SetupDraft(emptySetup(rules, 4));
    draft.change(tapCard(draft.now, fiveOfHearts, 0));
    draft.change({ ...draft.now, moves: '5h' });
    draft.undo();
    expect([draft.now.moves, placeOf(draft.now, fiveOfHearts), draft.mayUndo]).toEqual(['', 0, true]);
    draft.undo();
    expect([placeOf(draft.now, fiveOfHearts), draft.mayUndo]).toEqual([-1, false]);
  });
});
