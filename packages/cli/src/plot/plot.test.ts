import { expect, test } from 'vitest';
import { widthOf } from '../terminal/width.ts';
import { quietShell } from '../testing/quietShell.ts';
import { drawPlot } from './drawPlot.ts';
import { GamePlots, type PlottedGame } from './gamePlots.ts';
import { histogramOf, type LineChart, type Plot, type Point, roundStep } from './plot.ts';

const shell = await quietShell('en');

function pointsAt(...pairs: readonly (readonly [x: number, y: number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

const LINE_CHART: LineChart = {
  type: 'line-chart',
  title: 'Counters',
  across: 'deals',
  series: [
    { name: 'lowest', points: pointsAt([0, 100], [10, 200]) },
    { name: '<b>\u001b[2J', points: pointsAt([0, 100], [5, 0], [10, -40]) },
  ],
};

const HISTOGRAM = histogramOf(
  'At the end',
  new Map([
    [
      'lowest',
      new Map([
        [-5, 1],
        [0, 8],
        [9, 4],
        [10, 2],
      ]),
    ],
    ['longest', new Map([[30, 16]])],
  ]),
);

test('steps are round', () => {
  expect([roundStep(100, 10), roundStep(101, 10), roundStep(7, 10), roundStep(0.3, 6)]).toEqual([
    10, 20, 1, 0.05,
  ]);
});

test('every value is in one range of a histogram', () => {
  expect(HISTOGRAM.bins[0]).toEqual({ from: -5, to: -1 });
  expect(HISTOGRAM.bins.at(-1)).toEqual({ from: 30, to: 34 });
  expect(HISTOGRAM.series.map(({ counts }) => counts.reduce((sum, count) => sum + count))).toEqual([15, 16]);
  const one = histogramOf('', new Map([['a', new Map([[7, 3]])]]));
  expect(one.bins).toEqual([{ from: 7, to: 7 }]);
});

test('the bars of a histogram are proportional to the counts', () => {
  expect(`\n${drawPlot(shell, HISTOGRAM, 32).split('\n').slice(0, 6).join('\n')}`).toBe(`
At the end
lowest
−5 … −1 │█▎ 1
  0 … 4 │██████████ 8
  5 … 9 │█████ 4
10 … 14 │██▌ 2`);
});

test('a line chart is drawn between round values, each series with its mark', () => {
  expect(`\n${drawPlot(shell, LINE_CHART, 40)}`).toMatchInlineSnapshot(`
    "
    Counters
    200 ┤                          ●●●●●●●●●
    150 ┤         ●●●●●●●●●●●●●●●●●
    100 ┤○○○○○●●●●
     50 ┤     ○○○○○○○○
      0 ┤             ○○○○○○○○○○○○○○○
    −50 ┤                            ○○○○○○○
        └───────────────────────────────────
         0             deals              10
      ● lowest
      ○ <b>�[2J"
  `);
});

const LONG = { ...LINE_CHART, title: 'games.jsonl:12 · Cost of mistakes up to each deal' };

test.each([HISTOGRAM, LINE_CHART, LONG] as const)('plots fit 40 columns', (plot: Plot) => {
  for (const line of drawPlot(shell, plot, 40).split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(40);
});

function recordOf(counters: readonly (readonly number[])[]): PlottedGame {
  const players = [
    { name: 'Bot 1', bot: 'lowest' },
    { name: 'Bot 2', bot: 'longest' },
  ];
  return {
    rules: { counters: 100 },
    players,
    deals: counters.map((after) => ({ result: { counters: after } })),
  };
}

test('plots are gathered from records', () => {
  const plots = new GamePlots();
  plots.add(
    recordOf([
      [120, 80],
      [150, 50],
    ]),
  );
  plots.add(recordOf([[90, 110]]));
  const [atEnd, mean] = plots.ofSimulation(shell);
  expect(atEnd).toMatchObject({ type: 'histogram', series: [{ name: 'lowest' }, { name: 'longest' }] });
  // A game that ends after one deal has constant counters.
  expect(mean).toMatchObject({
    series: [
      { points: pointsAt([0, 100], [1, 105], [2, 120]) },
      { points: pointsAt([0, 100], [1, 95], [2, 80]) },
    ],
  });
  expect(plots.ofArena(shell)[1]).toMatchObject({
    series: [{ points: pointsAt([1, 50], [2, 20]) }, { points: pointsAt([1, -50], [2, -20]) }],
  });
});

test('a long line chart has few points, up to the last game', () => {
  const plots = new GamePlots();
  for (let game = 0; game < 2048; game++) plots.add(recordOf([[110, 90]]));
  const [, lineChart] = plots.ofArena(shell);
  const points = lineChart?.type === 'line-chart' ? (lineChart.series[0]?.points ?? []) : [];
  expect(points.length).toBeLessThanOrEqual(256);
  expect(points.at(-1)).toEqual({ x: 2048, y: 10 });
});

test('without games there is no plot', () => {
  expect(new GamePlots().ofSimulation(shell)).toEqual([]);
});
