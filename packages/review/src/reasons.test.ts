import { makeCardText, moveText } from '@nain-jaune/engine';
import { moveOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { possibilitiesFrom } from './cardPossibilities.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';
import { type PreparedDeal, viewOf } from './testing/preparedDeal.ts';

const KEYS: readonly string[] = ['card', 'from', 'to'];

/** Formats a reason in one line. */
function line(reason: Reason): string {
  const values = Object.entries(reason).map(([key, value]) => {
    if (KEYS.includes(key)) return makeCardText(value);
    return key === 'part' ? (value as number).toFixed(2) : String(value);
  });
  return values.join(' ');
}

function reasons(prepared: PreparedDeal, move: string, wins = 0.3): string[] {
  const { view, legal } = viewOf(prepared);
  const moves = legal.map((one) => ({ move: one, wins: moveText(one) === move ? wins : 0 }));
  const place = legal.findIndex((one) => moveText(one) === move);
  return reasonsFor(possibilitiesFrom(view), moves)[place]!.map(line);
}

const FAMILY = 'famille play=clockwise';
/** Every seat passed after the eight of clubs. */
const NO_NINE = {
  rules: FAMILY,
  hands: ['8c 8d 2c 4s', '3c Ts', '3d Ks', 'Ac As', '3h 4h'],
  moves: '8c - - - - -',
};

describe('a reason', () => {
  test('says that a king ends the run', () => {
    const hands = ['Kc 2c 5c', '3c 3s', '4c 4s', '6c 6s'];
    expect(reasons({ rules: FAMILY, hands }, 'Kc')).toEqual(['ends-run Kc']);
  });

  test('says that no player can follow after all have passed under compulsory continuing', () => {
    expect(reasons(NO_NINE, '8d')).toContain('nobody-follows 8d lead');
    expect(reasons({ ...NO_NINE, moves: '' }, '8d')).not.toContain('nobody-follows 8d lead');
  });

  test('does not say so if passing is optional', () => {
    const optional = { ...NO_NINE, rules: 'lindor-1789' };
    expect(reasons(optional, '8d').join()).not.toContain('nobody-follows');
  });

  test('says what follows if a stall moves on to the next rank', () => {
    const rules = 'gelber-zwerg continuing=compulsory';
    const others = ['3c 3s', '3d Ks'];
    const moves = '8c - - - - - - - - - - - - Kc';
    const reasonsWith = (hand: string) => reasons({ rules, hands: [hand, ...others], moves }, '8d');
    expect(reasonsWith('8c 8d Kc 2c')).toContain('nobody-follows 8d asked-first');
    expect(reasonsWith('8c 8d Kc Kd 2c')).toContain('nobody-follows 8d go-on');
  });

  test('lists the own run, what it sweeps and that it wins', () => {
    const others = ['9c 2s', '3d 4s', '2c 2h'];
    const reasonsWith = (hand: string) => reasons({ rules: FAMILY, hands: [hand, ...others] }, '5c');
    expect(reasonsWith('5c 6c 7d Ac').slice(0, 2)).toEqual(['sweeps 7d 20', 'run 5c 7d 3']);
    expect(reasonsWith('5c 6c 7d')).toEqual(['goes-out', 'sweeps 7d 20', 'run 5c 7d 3']);
  });

  test('says what happens to the box of a silent honour', () => {
    const hands = ['7d Ac 2h', '9c 2s', '3d 4s', '2c 3h'];
    expect(reasons({ rules: 'lindor-1789', hands }, '7d')[0]).toBe('box-stays 7d false');
    expect(reasons({ rules: 'gelber-zwerg', hands }, '7d')[0]).toBe('box-stays 7d true');
    expect(reasons({ rules: 'gelber-zwerg', hands }, '7d!')[0]).toBe('sweeps 7d 20');
  });

  test('names the honour that another player may lay next', () => {
    const hands = ['9c Ac 2h', '9d 2s', '3d 4s', '2c 3h'];
    expect(reasons({ rules: FAMILY, hands }, '9c')).toContain('invites-honour Td 4');
  });

  test('names the hoc and its payment', () => {
    const hands = ['Kc Ac 2h', '9d 2s', '3d 4s'];
    expect(reasons({ rules: 'avantcoureur-1760', hands }, 'Kc!')).toContain('hoc Kc 2');
  });

  test('counts the points that leave the hand, if points are paid', () => {
    const hands = ['Kc Ac 2h', '9d 2s', '3d 4s'];
    expect(reasons({ rules: 'lindor-1789', hands }, 'Kc')).toContain('sheds 10');
    expect(reasons({ rules: 'lindor-1789', hands }, 'Ac').join()).not.toContain('sheds');
    expect(reasons({ rules: FAMILY, hands: [...hands, '4d'] }, 'Kc').join()).not.toContain('sheds');
  });

  test('says that a deal is nearly won', () => {
    const hands = ['Kc Ac 2h', '9d 2s', '3d 4s', '4d'];
    expect(reasons({ rules: FAMILY, hands }, 'Kc', 0.97)).toContain('nearly-out 0.97');
    expect(reasons({ rules: FAMILY, hands }, 'Kc', 0.9).join()).not.toContain('nearly-out');
  });

  test('names the next leader if no other player can follow', () => {
    const hands = ['8c 9c 9d 9h 9s 2c', '3c Ts', '3d Ks'];
    expect(reasons({ rules: 'lindor-1789', hands, moves: '8c' }, '-')).toEqual([
      'lead-goes-to 0',
      'keeps 9c',
    ]);
    const fewer = ['8c 9c 9d 9h 2c', '3c Ts', '3d Ks'];
    expect(reasons({ rules: 'lindor-1789', hands: fewer, moves: '8c' }, '-')).toEqual([
      'keeps 9c',
      'probably-not-held 9c 0.09',
    ]);
  });

  test('is left out if it applies to every move', () => {
    const hands = ['2c 4c 6c', '9d 2s', '3d 4s', '8h 9h'];
    expect(reasons({ rules: FAMILY, hands }, '2c').join()).not.toContain('probably-held');
  });

  test('accounts for a wild dwarf, which can always follow', () => {
    const prepared = { hands: ['9c 8c 2d', '3c Ts', '7d Ks'], moves: '9c - - -' };
    const plain = 'avantcoureur-1760 hocs=false dwarf=plain';
    expect(reasons({ rules: plain, ...prepared }, '8c')).toContain('nobody-follows 8c lead');
    expect(reasons({ rules: 'avantcoureur-1760', ...prepared }, '8c').join()).not.toContain('nobody');
  });

  test('exists for every legal move', () => {
    const { view, legal } = viewOf({ rules: 'lindor-1789', hands: ['7d Ac', '9c 2s', '3d 4s'] });
    const moves = legal.map((move) => ({ move, wins: 0 }));
    expect(reasonsFor(possibilitiesFrom(view), moves)).toHaveLength(legal.length);
    expect(moveOf('7d!')).toEqual(legal[1]);
  });
});
