import { beginView, RULESETS, replayRecord, seeStep } from '@nain-jaune/engine';
import { randomGame } from '@nain-jaune/engine/testing';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { newsOf } from './titlePlay.svelte.ts';

test('the news of a table are the deal, its end and the end of the game', () => {
  const rules = { ...RULESETS['lindor-1789'], end: { ...RULESETS['lindor-1789'].end, deals: 2 } };
  let view = beginView(rules, 3, null);
  const heard = [newsOf(view, words('en').interface)];
  const replayed = replayRecord(randomGame(rules, 3, 'news').record);
  for (const step of replayed.ok ? replayed.value.steps : []) {
    view = seeStep(view, step);
    const news = newsOf(view, words('en').interface);
    if (heard.at(-1) !== news) heard.push(news);
  }
  expect(heard).toEqual(['', 'Deal 1', 'Deal 1: settlement', 'Deal 2', 'Game over']);
});
