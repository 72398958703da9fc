import { describe, expect, test } from 'vitest';
import { dealCards, lay, PACK, playMove, type RulesetId, seatAt } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { card } from '../testing/cards.ts';
import { OPERA_HANDS, OPERA_MOVES, SILENT_OPERA_MOVES } from '../testing/knownDeals.ts';
import { playedGame, playedOpera } from '../testing/playedGame.ts';

const RUIN = (...winners: number[]) => ({ type: 'game-ended', reason: 'ruin', winners });

describe('S0 1760: the end of the game', () => {
  test.each([
    [3, 12],
    [5, 10],
  ])('with %i players after %i deals', (players, deals) => {
    const random = seededRandom('ending');
    const played = playedGame('avantcoureur-1760 counters=100000', players);
    for (let deal = 1; deal <= deals; deal++) {
      expect(played.game.ended).toBeNull();
      played.dealAtRandom(random).playAtRandom(random);
    }
    expect(played.game.ended?.reason).toBe('deals');
    expect(played.game.settled).toHaveLength(deals);
    expect(() => played.dealAtRandom(random)).toThrow(RangeError);
  });
});

describe('S0 1789: the end of the game', () => {
  test('the game is over when a player is ruined and can no longer place 15 counters', () => {
    const played = playedOpera('lindor-1789');
    // 105, the board of 45, and 69 and 96 points; seat 2 has 9 left
    expect(played.game.counters).toEqual([315, 36, 9]);
    expect(played.game.boxes).toEqual([0, 0, 0, 0, 0]);
    expect(played.game.ended).toEqual(RUIN(0));
    expect(played.events.at(-1)).toEqual(RUIN(0));
    expect(() => dealCards(played.game, PACK)).toThrow(RangeError);
  });

  test('players may choose a number of deals; the one with the most counters wins', () => {
    const random = seededRandom('two deals');
    const played = playedOpera('lindor-1789 counters=1000 end.deals=2');
    expect(played.game.ended).toBeNull();
    played.dealAtRandom(random).playAtRandom(random);
    const most = Math.max(...played.game.counters);
    const winners = [0, 1, 2].filter((seat) => played.game.counters[seat] === most);
    expect(played.game.ended).toEqual({ type: 'game-ended', reason: 'deals', winners });
  });

  test('players may choose a time', () => {
    const played = playedGame('lindor-1789 counters=1000 end.minutes=30', 3, 2);
    played.dealHands(...OPERA_HANDS).play(OPERA_MOVES, true);
    expect(played.game.ended).toEqual({ type: 'game-ended', reason: 'time', winners: [0] });
  });
});

describe('S1 (R1), S2 (R1): the end of the game', () => {
  test.each<[RulesetId, number, number]>([
    ['famille', 4, 1],
    ['gelber-zwerg', 3, 2],
  ])('is ruin (%s)', (id, players, dealer) => {
    const hand = players === 4 ? 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc' : OPERA_HANDS[0];
    const played = playedGame(`${id} counters=15`, players, dealer).dealHands(hand).play(hand);
    expect(played.game.counters).toEqual([15 * players, ...Array(players - 1).fill(0)]);
    expect(played.game.ended).toEqual(RUIN(0));
  });
});

describe('S3: the end of the game', () => {
  const play = (rules: string) => playedOpera(rules).game;

  test('the first player who reaches the total set at the start wins', () => {
    const game = play('yellow-dwarf');
    // the aces count 10: seat 1 pays 96, seat 2 pays 96; 105 + 45 + 192
    expect(game.counters).toEqual([342, 9, 9]);
    expect(game.ended).toEqual({ type: 'game-ended', reason: 'target', winners: [0] });
  });

  test('a player who has exactly the total has reached it', () => {
    expect(play('yellow-dwarf counters=1000 end.target=1222').counters[0]).toBe(1222);
    expect(play('yellow-dwarf counters=1000 end.target=1222').ended?.reason).toBe('target');
    expect(play('yellow-dwarf counters=1000 end.target=1223').ended).toBeNull();
  });

  test('ruin ends this game too', () => {
    expect(play('yellow-dwarf end.target=343').ended).toEqual(RUIN(0));
  });
});

describe('S4: the end of the game', () => {
  test('when a player cannot ante 15 the game is over and the one with the most counters wins', () => {
    const hand = 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 9h Th Jh Qh Kh';
    const moves = hand.replace('Jc', 'Jc!').replace('Qh', 'Qh!');
    const played = playedGame('nain-jaune-court counters=31', 3, 2).dealHands(hand).play(moves);
    // 16 left after the ante, then 6 and 9 from the boxes and what seats 1 and 2 have for 17 cards each
    expect(played.game.counters).toEqual([63, 0, 0]);
    expect(played.game.boxes).toEqual([3, 0, 0, 12, 15]);
    expect(played.game.ended).toEqual(RUIN(0));
  });
});

describe('R10: ruin and winners', () => {
  test('an ante is paid whole or not at all: no player antes to a deal that cannot be dealt', () => {
    const played = playedOpera('lindor-1789');
    expect(played.game.counters.reduce((sum, has) => sum + has, 0)).toBe(360);
    expect(played.events.filter(({ type }) => type === 'anted')).toHaveLength(3);
  });

  test('a player who has just enough for the next ante is not ruined', () => {
    const withStake = (stake: number) =>
      playedOpera(`lindor-1789 counters=1000 honours[4].stake=${stake}`).game;
    // the ante is 10 + stake; seat 2 has 1000 − ante − 96 left, which pays another ante up to 452
    expect(withStake(442).ended).toBeNull();
    expect(withStake(442).counters[2]).toBe(452);
    expect(withStake(443).ended).toEqual(RUIN(0));
  });

  test('equals share the win, and what is left on the board belongs to no player', () => {
    const played = playedGame('lindor-1789 counters=15 opera=null', 3, 2);
    played.dealHands(...OPERA_HANDS).play(SILENT_OPERA_MOVES);
    expect(played.game.counters).toEqual([0, 0, 0]);
    expect(played.game.boxes).toEqual([3, 6, 9, 12, 15]);
    expect(played.game.ended).toEqual(RUIN(0, 1, 2));
  });

  test('if the dealer alone antes, only the next dealer can be ruined', () => {
    const [out, ...others] = OPERA_HANDS;
    const played = playedGame('avantcoureur-1760 counters=15', 3, 1);
    played.dealHands(out, ...others).play(SILENT_OPERA_MOVES);
    expect(played.game.counters).toEqual([30, 0, 0]);
    expect(played.game.ended).toBeNull();
    // seat 0 deals, seat 2 leads and wins the 15 that seat 0 has left
    played.dealHands(...others, out).play(SILENT_OPERA_MOVES);
    expect(played.game.counters).toEqual([0, 0, 15]);
    expect(played.game.ended).toBeNull();
    // seat 2 deals and antes its last 15; seat 1 wins nothing and cannot deal
    played.dealHands(others[0], out, others[1]).play(SILENT_OPERA_MOVES);
    expect(played.game.counters).toEqual([0, 0, 0]);
    expect(played.game.boxes).toEqual([3, 6, 9, 12, 15]);
    expect(played.game.ended).toEqual(RUIN(0, 1, 2));
  });

  test('setting debts: a player who is below zero is ruined', () => {
    const played = playedOpera('lindor-1789 counters=100 debts=true');
    expect(played.game.counters).toEqual([295, 16, -11]);
    expect(played.game.ended).toEqual(RUIN(0));
  });
});

describe('R11: time and target', () => {
  const rules = 'lindor-1789 counters=1000 end.minutes=30';

  test('time ends the game at the end of the deal in which it runs out, not before', () => {
    const played = playedGame(rules, 3, 2).dealHands(...OPERA_HANDS);
    const [first, ...rest] = OPERA_MOVES.split(' ');
    played.play(first!, true);
    expect(played.game.ended).toBeNull();
    expect(played.isPlaying).toBe(true);
    played.play(rest.join(' '), true);
    expect(played.game.ended?.reason).toBe('time');
  });

  test('while there is time the game goes on', () => {
    const played = playedOpera(rules);
    expect(played.game.ended).toBeNull();
  });

  test('time has run out only if the caller says so', () => {
    const { game } = playedGame(rules, 3, 2)
      .dealHands(...OPERA_HANDS)
      .play(OPERA_MOVES.slice(0, -' Kd'.length));
    const last = playMove(game, seatAt(0), lay(card('Kd')));
    expect(last.ok && last.value.game.settled).toHaveLength(1);
    expect(last.ok && last.value.game.ended).toBeNull();
  });

  test('the clock ends no game that has no time limit', () => {
    const played = playedGame('lindor-1789 counters=1000', 3, 2).dealHands(...OPERA_HANDS);
    expect(played.play(OPERA_MOVES, true).game.ended).toBeNull();
  });

  describe('a target', () => {
    // Seat 0 sweeps 15 + 12 + 9 and has 1021; then seat 1 goes out, is paid 12 + 15 cards and has 1012.
    const hands = ['7d Kh Qs', 'Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ks'];
    const start = '7d! - - - Kh! Qs!';
    const finish = '- Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ks';
    const play = (target: number) =>
      playedGame(`lindor-1789 counters=1000 opera=null payment=cards end.target=${target}`, 3, 2)
        .dealHands(...hands)
        .play(start);

    test('reached in the middle of a deal does not end the game', () => {
      const played = play(1020);
      expect(played.game.counters).toEqual([1021, 985, 985]);
      expect(played.game.ended).toBeNull();
      expect(played.isPlaying).toBe(true);
    });

    test('lost again by the settlement is not reached', () => {
      const played = play(1020).play(finish);
      expect(played.game.counters).toEqual([1009, 1012, 967]);
      expect(played.game.ended).toBeNull();
    });

    test('ends the game at the settlement after which someone has reached it', () => {
      const played = play(1012).play(finish);
      expect(played.game.ended).toEqual({ type: 'game-ended', reason: 'target', winners: [1] });
    });
  });
});

describe('settings', () => {
  test('a number of deals by the number of players leaves the others without a limit', () => {
    const rules = 'lindor-1789 counters=1000 end.deals={"4":1}';
    const random = seededRandom('by players');
    const three = playedGame(rules, 3).dealAtRandom(random).playAtRandom(random);
    const four = playedGame(rules, 4).dealAtRandom(random).playAtRandom(random);
    expect(three.game.ended).toBeNull();
    expect(four.game.ended?.reason).toBe('deals');
  });
});
