import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from './headers.ts';

describe('a page', () => {
  it('from the host of the request is allowed, with its port', () => {
    expect(isOriginAllowed('http://localhost:1760', 'localhost:1760', null)).toBe(true);
    expect(isOriginAllowed('https://game.example', 'Game.example', null)).toBe(true);
    expect(isOriginAllowed('http://localhost:1761', 'localhost:1760', null)).toBe(false);
  });

  it.each(['https://evil.example', 'null', '', 'file://'])('from %s is refused', (origin) => {
    expect(isOriginAllowed(origin, 'game.example', null)).toBe(false);
    expect(isOriginAllowed(origin, undefined, null)).toBe(false);
  });

  it('is allowed only by its address if addresses are configured', () => {
    const allowed = ['https://game.example'];
    expect(isOriginAllowed('https://game.example', '10.0.0.5:1760', allowed)).toBe(true);
    expect(isOriginAllowed('http://10.0.0.5:1760', '10.0.0.5:1760', allowed)).toBe(false);
  });
});

it('a client that is not a browser sends no origin and is allowed', () => {
  expect(isOriginAllowed(undefined, 'game.example', ['https://game.example'])).toBe(true);
});
