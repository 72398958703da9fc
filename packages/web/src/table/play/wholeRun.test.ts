import {
  beginView,
  type GameView,
  makeCardText,
  RULESETS,
  type RulesetId,
  seatAt,
  see,
} from '@nain-jaune/engine';
import { cards } from '@nain-jaune/engine/testing';
import { describe, expect, it } from 'vitest';
import { keptByPass, nextOfRun, runInHand, sweptBy } from './wholeRun.ts';

const you = seatAt(0);

/** A view in which some cards are wanted of a hand. */
function viewOf(rules: RulesetId, hand: string, wanted: string): GameView {
  const sizes = [15, 15, 15];
  const turned = {
    type: 'turned',
    seat: you,
    leads: wanted === '',
    wanted: wanted === '' ? [] : cards(wanted),
  } as const;
  return [
    { type: 'anted', seat: you, stakes: [1, 2, 3, 4, 5] } as const,
    { type: 'dealt', dealer: you, sizes, talon: 7 } as const,
    { type: 'picked-up', cards: cards(hand) } as const,
    turned,
  ].reduce<GameView>(see, beginView(RULESETS[rules], 3, you));
}

describe('the whole run', () => {
  it('has the honour first if several suits may continue', () => {
    const view = viewOf('lindor-1789', 'Qh Qs', 'Qc Qd Qh Qs');
    expect(nextOfRun(view, ['Qh', 'Qs', 'Qs!', '-'])).toBe('Qs!');
  });

  it('stops if no card of the hand continues', () => {
    expect(nextOfRun(viewOf('lindor-1789', '8c 9h', '7c 7d 7h 7s'), ['-'])).toBeNull();
  });

  it('stops before a lead, which is a choice', () => {
    expect(nextOfRun(viewOf('lindor-1789', '8c 9h', ''), ['8c', '9h'])).toBeNull();
  });

  it('never has a wild dwarf, even a wanted one', () => {
    const view = viewOf('avantcoureur-1760', '7d 8d', '7d');
    expect(nextOfRun(view, ['7d', '7d!', '-'])).toBeNull();
    expect(nextOfRun(viewOf('lindor-1789', '7d 8d', '7c 7d 7h 7s'), ['7d', '7d!', '-'])).toBe('7d!');
  });

  it('continues as far as the hand reaches or a card stops it', () => {
    const runOf = (rules: RulesetId, hand: string, wanted: string, legal: string[]) =>
      runInHand(viewOf(rules, hand, wanted), legal)
        .map(makeCardText)
        .join(' ');
    expect(runOf('lindor-1789', '7c 8h Th', '7c 7d 7h 7s', ['7c', '-'])).toBe('7c 8h');
    expect(runOf('lindor-1789', '7c 9h', '7c 7d 7h 7s', ['7c', '-'])).toBe('7c');
    expect(runOf('lindor-1789', 'Ac Qh Kh', 'Qc Qd Qh Qs', ['Qh', '-'])).toBe('Qh Kh');
    expect(runOf('avantcoureur-1760', '6c 7h', '6c', ['6c'])).toBe('6c');
    expect(runOf('avantcoureur-1760', '6c 7c', '6c', ['6c'])).toBe('6c 7c');
    // The ten of diamonds is a hoc there.
    expect(runOf('avantcoureur-1760', '9d Td Jd', '9d', ['9d'])).toBe('9d Td');
  });
});

describe('a pass', () => {
  it('keeps the cards that could be laid, and a wild dwarf only if there is no other', () => {
    const kept = (rules: RulesetId, hand: string, wanted: string, legal: string[]) =>
      keptByPass(viewOf(rules, hand, wanted), legal)
        .map(makeCardText)
        .join(' ');
    expect(kept('lindor-1789', '6c 6h 8s', '6c 6d 6h 6s', ['6c', '6h', '-'])).toBe('6c 6h');
    expect(kept('avantcoureur-1760', '6c 7d', '6c', ['6c', '7d', '7d!', '-'])).toBe('6c');
    expect(kept('avantcoureur-1760', '5c 7d', '6c', ['7d', '7d!', '-'])).toBe('7d');
    expect(kept('lindor-1789', '8s', '6c 6d 6h 6s', ['-'])).toBe('');
    expect(kept('famille', '6c', '6c 6d 6h 6s', ['6c'])).toBe('');
  });
});

it('returns the counters that an honour would sweep', () => {
  const view = viewOf('lindor-1789', 'Td 7d Kc', '');
  expect(cards('Td 7d Kc').map((card) => sweptBy(card, view))).toEqual([1, 5, null]);
});
