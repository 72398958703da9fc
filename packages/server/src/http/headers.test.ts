import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from './origin.ts';

describe('a page', () => {
  it('from the host that it asks is allowed, with its port', () => {
    expect(isOriginAllowed('http://localhost:1760', 'localhost:1760', null)).toBe(true);
    expect(isOriginAllowed('https://game.example', 'Game.example', null)).toBe(true);
    expect(isOriginAllowed('http://localhost:1761', 'localhost:1760', null)).toBe(false);
  });

  it.each(['https://evil.example', 'null', '', 'file://'])('from %s is not', (origin) => {
    expect(isOriginAllowed(origin, 'game.example', null)).toBe(false);
    expect(isOriginAllowed(origin, undefined, null)).toBe(false);
  });

  it('is allowed by its address alone where addresses are named', () => {
    const allowed = ['https://game.example'];
    expect(isOriginAllowed('https://game.example', '10.0.0.5:1760', allowed)).toBe(true);
    expect(isOriginAllowed('http://10.0.0.5:1760', '10.0.0.5:1760', allowed)).toBe(false);
  });
});

it('a program that is no browser names no origin and is let in', () => {
  expect(isOriginAllowed(undefined, 'game.example', ['https://game.example'])).toBe(true);
});
