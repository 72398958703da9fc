import type { GameView } from '@nain-jaune/engine';
import * as v from 'valibot';
import { amount, cards, count, exactly, players, ruleset, seat } from './basics.ts';
import { gameEnded, gameEvent, laid, turned } from './events.ts';

const dealView = v.object({
  number: count,
  dealer: seat,
  hand: cards,
  sizes: v.array(count),
  talon: count,
  laid: v.array(laid),
  run: v.array(laid),
  turn: v.nullable(turned),
  shown: v.array(v.nullable(cards)),
  events: v.array(gameEvent),
  winner: v.nullable(seat),
  opera: v.boolean(),
  settled: v.boolean(),
});

const summary = v.object({
  dealer: seat,
  winner: seat,
  opera: v.boolean(),
  counters: v.array(amount),
  boxes: v.array(amount),
});

export const gameView = exactly<GameView>()(
  v.object({
    rules: ruleset,
    players,
    seat: v.nullable(seat),
    start: v.exactOptional(v.object({ counters: v.array(amount), boxes: v.array(amount) })),
    counters: v.array(amount),
    boxes: v.array(amount),
    deal: v.nullable(dealView),
    summaries: v.array(summary),
    ended: v.nullable(gameEnded),
  }),
);
