import { checkRecord, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { opened, TestClient } from './testing/index.ts';

const BOTS = ['lowest', 'longest', 'random'];

/** `first` and then bots, as many as make up the number. */
function seatsFor(players: number, first: string): string {
  return [first, ...Array.from({ length: players - 1 }, (_, index) => BOTS[index % 3])].join(' ');
}

const games = RULESET_IDS.flatMap((id) => RULESETS[id].players.map((players) => ({ id, players })));

describe('a whole game at a table', () => {
  test.each(games)('of $id by $players, one of them a person, ends and breaks no rule', ({ id, players }) => {
    const rules = id === 'avantcoureur-1760' ? id : `${id} end.deals=4`;
    const game = opened({ rules, seats: seatsFor(players, 'person'), seed: `${id} ${players}` });
    game.playOut();
    expect(game.at(0).view.ended).not.toBeNull();
    expect(game.table.record().end).toBeDefined();
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.faults).toEqual([]);
    expect(game.at(0).refusals).toEqual([]);
  });

  test.each(games)('of $id by $players, all of them bots, is dealt by who watches', ({ id, players }) => {
    const game = opened({ rules: `${id} end.deals=2`, seats: seatsFor(players, 'lowest') });
    const watcher = new TestClient(game.table, null);
    for (let deals = 0; watcher.choices.mayDeal && deals < 3; deals++) {
      watcher.deal();
      game.clock.passUntilQuiet();
    }
    expect(watcher.view.ended).toMatchObject({ type: 'game-ended' });
    expect(watcher.view.deal?.hand).toEqual([]);
    expect(checkRecord(game.table.record())).toEqual([]);
    expect(game.faults).toEqual([]);
  });

  test('of persons alone waits for each of them', () => {
    const game = opened({ rules: 'yellow-dwarf end.deals=1', seats: 'person person person' });
    game.at(1).deal();
    expect(game.clock.waiting).toBe(0);
    game.playOut();
    expect(game.at(2).view.summaries).toHaveLength(1);
    expect(game.faults).toEqual([]);
  });
});
