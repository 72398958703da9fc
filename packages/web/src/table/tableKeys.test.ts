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

it('passes, deals, goes to the hand and opens sheets by single keys, in either case', () => {
  expect(['p', 'P'].map(actOfKey)).toEqual(['pass', 'pass']);
  expect(['n', 'h', 'l', 'c', '?'].map(actOfKey)).toEqual(['deal', 'hand', 'talk', 'hint', 'keys']);
});

it('lays without claiming, lays the whole run, skips a wait and lets the deal run on by single keys', () => {
  expect(['s', 'w', 'x', 'f'].map(actOfKey)).toEqual(['silent', 'run', 'skip', 'finish']);
});

it('takes a move back by the letter, wherever a layout has it, and not with Ctrl', () => {
  expect(['z', 'Z'].map(actOfKey)).toEqual(['take-back', 'take-back']);
  expect(isForTable({ ...alone, ctrlKey: true })).toBe(false);
});

it('leaves every other key to the hand', () => {
  expect(['7', 'v', 'Enter', 'toString'].map(actOfKey)).toEqual([undefined, undefined, undefined, undefined]);
});

it('takes a key that is pressed alone, once, and not taken yet', () => {
  vi.stubGlobal('Element', Place);
  expect(isForTable(alone)).toBe(true);
  for (const taken of ['defaultPrevented', 'repeat', 'ctrlKey', 'altKey', 'metaKey'])
    expect(isForTable({ ...alone, [taken]: true })).toBe(false);
});

it('leaves a key to the field or the sheet that has the focus', () => {
  vi.stubGlobal('Element', Place);
  expect(isForTable({ ...alone, target: new Place(true) })).toBe(false);
  expect(isForTable({ ...alone, target: new Place(false) })).toBe(true);
});

it('lets a held Enter or Space press a button once', () => {
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
