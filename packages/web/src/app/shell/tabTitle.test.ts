import { beforeEach, expect, test, vi } from 'vitest';
import { tabTitle } from './tabTitle.ts';

let page: { title: string; visibilityState: DocumentVisibilityState };

beforeEach(() => {
  page = { title: '', visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  tabTitle.name('Nain Jaune');
  tabTitle.seen();
});

test('the title says that it is the player’s turn until it is over', () => {
  const end = tabTitle.call('Your turn');
  expect(page.title).toBe('Your turn · Nain Jaune');
  tabTitle.seen();
  expect(page.title).toBe('Your turn · Nain Jaune');
  end();
  expect(page.title).toBe('Nain Jaune');
});

test('the title says what happened behind another tab until the player looks', () => {
  page.visibilityState = 'hidden';
  tabTitle.tell('Deal 1');
  tabTitle.name('Table · Nain Jaune');
  expect(page.title).toBe('Deal 1 · Table · Nain Jaune');
  const end = tabTitle.call('Your turn');
  expect(page.title).toBe('Your turn · Table · Nain Jaune');
  end();
  expect(page.title).toBe('Deal 1 · Table · Nain Jaune');
  page.visibilityState = 'visible';
  tabTitle.seen();
  expect(page.title).toBe('Table · Nain Jaune');
});

test('the title does not say what happened in front of the player', () => {
  tabTitle.tell('Deal 1');
  expect(page.title).toBe('Nain Jaune');
});

test('two reasons to call a player end one by one', () => {
  const [endTurn, endPass] = [tabTitle.call('Your turn'), tabTitle.call('Pass to Anna')];
  endTurn();
  expect(page.title).toBe('Pass to Anna · Nain Jaune');
  endPass();
  expect(page.title).toBe('Nain Jaune');
});
