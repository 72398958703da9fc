import { Solver } from '@nain-jaune/bots/solver';
import { type Deal, type GameView, moveText } from '@nain-jaune/engine';
import { Kernel } from '@nain-jaune/engine/kernel';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { evaluateDeal } from './evaluateDeal.ts';
import { evaluateView } from './evaluateView.ts';
import type { Evaluating, Evaluation } from './evaluation.ts';
import { randomReplay, viewOf } from './testing/preparedDeal.ts';
import { walkDeal } from './walkDeal.ts';

/** Returns the evaluations, or the first of them. */
function allOf(work: Evaluating, count = Number.POSITIVE_INFINITY): Evaluation[] {
  const found: Evaluation[] = [];
  for (const one of work) {
    if (one !== undefined) found.push(one);
    if (found.length === count) break;
  }
  return found;
}

/** The later evaluations take long. */
const COUNT = inScope({ quick: 2, all: 4 });

/** The first choice of a random deal, and the last. */
function choicesOf(rules: string, players: number): { readonly deal: Deal; readonly view: GameView }[] {
  const { choices } = walkDeal(randomReplay(rules, players, 1, 'evaluate'), 1)!;
  return [choices[0]!, choices.at(-1)!];
}

describe('the evaluation of a view', () => {
  test('is refined with more deals, and depends on its seed alone', () => {
    const { view } = choicesOf('lindor-1789', 4)[0]!;
    const evaluations = allOf(evaluateView(view, '1'), COUNT);
    expect(evaluations.map(({ deals }) => deals)).toEqual(
      [40, 400, 2500, 10_000].slice(0, evaluations.length),
    );
    expect(evaluations.every(({ basis }) => basis === 'some-deals')).toBe(true);
    const errors = evaluations.map(({ moves }) => moves[0]!.expected.standardError);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(evaluateView(view, '1').next()).toEqual(evaluateView(view, '1').next());
  });

  test('lists equivalent moves with the one that is evaluated', () => {
    const hands = ['8c 8d 2c', '3c Ts', '3d Ks', 'Ac As', '3h 4h'];
    const { view } = viewOf({ rules: 'famille play=clockwise', hands });
    const [first] = allOf(evaluateView(view, '1'));
    const eight = first!.moves.find(({ move }) => moveText(move).startsWith('8'));
    expect([moveText(eight!.move), ...eight!.alike.map(moveText)]).toEqual(['8c', '8d']);
  });

  test('names equivalent moves if there is no choice, and nothing on another seat’s turn', () => {
    const { view } = viewOf({ rules: 'lindor-1789', hands: ['5c 5h', '9c 2s', '3d 4s'] });
    const [only] = allOf(evaluateView(view, '1'));
    expect([only!.moves, only!.only.map(moveText)]).toEqual([[], ['5c', '5h']]);
    const other = { ...view, deal: { ...view.deal!, turn: { ...view.deal!.turn!, seat: 1 as never } } };
    expect(allOf(evaluateView(other, '1'))).toEqual([]);
  });
});

describe('the evaluation of open hands', () => {
  test('is solved near the end, with the counters of the solver', () => {
    const { deal, view } = choicesOf('lindor-1789', 3)[1]!;
    const [solved, ...others] = allOf(evaluateDeal(deal, view, '1'));
    expect([solved!.basis, solved!.deals, others]).toEqual(['solved', 1, []]);
    const kernel = new Kernel(deal.rules);
    kernel.copyFrom(deal.words);
    const solution = new Solver(deal.rules).solve(kernel)!;
    const seat = view.deal!.turn!.seat;
    expect(solved!.moves[0]!.expected).toEqual({
      value: solution.counters[seat]! - view.counters[seat]!,
      standardError: 0,
    });
    const losses = solved!.moves.map(({ loss }) => loss.value);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  });

  test('is played out with growing effort if it cannot be solved at once', () => {
    const { deal, view } = choicesOf('lindor-1789', 4)[0]!;
    const evaluations = allOf(evaluateDeal(deal, view, '1'), COUNT).slice(0, 3);
    expect(evaluations.map(({ basis }) => basis)).toEqual(evaluations.map(() => 'open-playouts'));
    expect(evaluations.map(({ deals }) => deals)).toEqual([20, 300, 2000].slice(0, evaluations.length));
    expect(evaluateDeal(deal, view, '1').next()).toEqual(evaluateDeal(deal, view, '1').next());
  });

  test('gives reasons as certain, because nothing is hidden', () => {
    const reasons = choicesOf('famille', 4).flatMap(({ deal, view }) =>
      allOf(evaluateDeal(deal, view, '1')).flatMap(({ moves }) => moves.flatMap((move) => move.reasons)),
    );
    const parts = reasons.flatMap((reason) =>
      reason.code.startsWith('probably') && 'part' in reason ? [reason.part] : [],
    );
    expect(parts.every((part) => part === 0 || part === 1)).toBe(true);
    expect(reasons.length).toBeGreaterThan(0);
  });
});
