import { afterEach, expect, it, vi } from 'vitest';
import { actOfKey, isForTable, isHeldPress } from './tableKeys.ts';

class Place extends EventTarget {
  readonly inField: boolean;

  constructor(inField: boolean) {
    super();
    this.inField = inField;
  }

  closest(): Place | null {
    return this.inField ? this : null;
  }
}

const alone = {
  defaultPrevented: false,
  repeat: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: null,
};

afterEach(() => vi.unstubAllGlobals());

it('single keys pass, deal, focus the hand and open sheets, in either case', () => {
  expect(['p', 'P'].map(actOfKey)).toEqual(['pass', 'pass']);
  expect(['n', 'h', 'l', 'c', '?'].map(actOfKey)).toEqual(['deal', 'hand', 'talk', 'hint', 'keys']);
});

it('single keys lay without claiming, lay the run, skip a wait and finish the deal', () => {
  expect(['s', 'w', 'x', 'f'].map(actOfKey)).toEqual(['silent', 'run', 'skip', 'finish']);
});

it('Z takes a move back on any layout, but not with Ctrl', () => {
  expect(['z', 'Z'].map(actOfKey)).toEqual(['take-back', 'take-back']);
  expect(isForTable({ ...alone, ctrlKey: true })).toBe(false);
});

it('leaves all other keys to the hand', () => {
  expect(['7', 'v', 'Enter', 'toString'].map(actOfKey)).toEqual([undefined, undefined, undefined, undefined]);
});

it('accepts a key pressed once without modifiers that is not handled yet', () => {
  vi.stubGlobal('Element', Place);
  expect(isForTable(alone)).toBe(true);
  for (const taken of ['defaultPrevented', 'repeat', 'ctrlKey', 'altKey', 'metaKey'])
    expect(isForTable({ ...alone, [taken]: true })).toBe(false);
});

it('ignores keys in a field or sheet', () => {
  vi.stubGlobal('Element', Place);
  expect(isForTable({ ...alone, target: new Place(true) })).toBe(false);
  expect(isForTable({ ...alone, target: new Place(false) })).toBe(true);
});

it('a held Enter or Space presses a button once', () => {
  vi.stubGlobal('Element', Place);
  const button = new Place(true);
  expect(['Enter', ' '].map((key) => isHeldPress({ key, repeat: true, target: button }))).toEqual([
    true,
    true,
  ]);
  expect(isHeldPress({ key: 'Enter', repeat: false, target: button })).toBe(false);
  expect(isHeldPress({ key: 'ArrowRight', repeat: true, target: button })).toBe(false);
  expect(isHeldPress({ key: 'Enter', repeat: true, target: new Place(false) })).toBe(false);
});
