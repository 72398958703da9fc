import {
  beginView,
  type GameView,
  parseCardText,
  RULESETS,
  type RulesetId,
  seatAt,
  see,
} from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { holdsMoreOfRun, nextOfRun } from './wholeRun.ts';

const you = seatAt(0);
const cards = (text: string) => text.split(' ').map((card) => parseCardText(card)!);

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
  it('is laid with the honour first where several suits may continue', () => {
    const view = viewOf('lindor-1789', 'Qh Qs', 'Qc Qd Qh Qs');
    expect(nextOfRun(view, ['Qh', 'Qs', 'Qs!', '-'])).toBe('Qs!');
  });

  it('stops where nothing of the hand continues', () => {
    expect(nextOfRun(viewOf('lindor-1789', '8c 9h', '7c 7d 7h 7s'), ['-'])).toBeNull();
  });

  it('stops before a lead, which is a choice', () => {
    expect(nextOfRun(viewOf('lindor-1789', '8c 9h', ''), ['8c', '9h'])).toBeNull();
  });

  it('never lays a wild dwarf, not even one that is wanted', () => {
    const view = viewOf('avantcoureur-1760', '7d 8d', '7d');
    expect(nextOfRun(view, ['7d', '7d!', '-'])).toBeNull();
    expect(nextOfRun(viewOf('lindor-1789', '7d 8d', '7c 7d 7h 7s'), ['7d', '7d!', '-'])).toBe('7d!');
  });

  it('is offered when more of it than one card is in the hand', () => {
    expect(holdsMoreOfRun(viewOf('lindor-1789', '7c 8h', '7c 7d 7h 7s'), ['7c', '-'])).toBe(true);
    expect(holdsMoreOfRun(viewOf('lindor-1789', '7c 9h', '7c 7d 7h 7s'), ['7c', '-'])).toBe(false);
    expect(holdsMoreOfRun(viewOf('avantcoureur-1760', '6c 7h', '6c'), ['6c'])).toBe(false);
    expect(holdsMoreOfRun(viewOf('avantcoureur-1760', '6c 7c', '6c'), ['6c'])).toBe(true);
  });
});
