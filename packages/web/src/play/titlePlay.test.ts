import {
  beginView,
  dealCards,
  legalMoves,
  playMove,
  RULESETS,
  seatAt,
  see,
  startGame,
} from '@nain-jaune/engine';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { newsOf } from './titlePlay.svelte.ts';

test('the news of a table are the deal, its end and the end of the game', () => {
  const random = seededRandom('news');
  const rules = { ...RULESETS['lindor-1789'], end: { ...RULESETS['lindor-1789'].end, deals: 2 } };
  let game = startGame(rules, 3, seatAt(0));
  let view = beginView(rules, 3, null);
  const heard = [newsOf(view, words('en').interface)];
  while (game.ended === null) {
    const made =
      game.deal === null || game.deal.phase.type === 'over'
        ? dealCards(game, shuffledPack(random))
        : playMove(game, game.deal.phase.seat, legalMoves(game.deal)[below(random, 1)]!);
    if ('ok' in made && !made.ok) throw new Error('a legal move was refused');
    const { game: next, events } = 'ok' in made ? made.value : made;
    game = next;
    view = events.reduce(see, view);
    const news = newsOf(view, words('en').interface);
    if (heard.at(-1) !== news) heard.push(news);
  }
  expect(heard).toEqual(['', 'Deal 1', 'Deal 1: settlement', 'Deal 2', 'Game over']);
});
