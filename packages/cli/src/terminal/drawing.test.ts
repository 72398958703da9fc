import { type Card, parseCards, RULESETS } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { drawBoard, drawCards, drawHand, honoursOf } from './drawCards.ts';
import { drawColumns } from './drawColumns.ts';
import { drawSeats } from './drawSeats.ts';
import { type Paint, plain } from './paint.ts';
import { widthOf } from './width.ts';

const RULES = RULESETS['lindor-1789'];
const HONOURS = honoursOf(RULES);
const fr = words('fr');
const FRENCH = { words: fr, paint: plain };
const SEAT_STYLE = {
  paint: plain,
  cards: fr.interface.cardsCount,
  counters: fr.interface.countersCount,
  dealer: '(D)',
};

function cards(text: string): Card[] {
  return parseCards(text).filter((card) => card !== null);
}

test('the board shows the honour and the counters of each box', () => {
  expect(`\n${drawBoard(FRENCH, RULES, [8, 16, 24, 132, 0], 80)}`).toBe(`
┌─────────┬─────────┬─────────┬─────────┬─────────┐
│   10♦   │   V♣    │   D♠    │   R♥    │   7♦    │
│    8    │   16    │   24    │   132   │    0    │
└─────────┴─────────┴─────────┴─────────┴─────────┘`);
});

test('the board is drawn in a terminal that is too narrow for it', () => {
  for (const columns of [0, 1, 3, 10])
    expect(drawBoard(FRENCH, RULES, [8, 16, 24, 132, 0], columns)).toContain('┌─┬─┬─┬─┬─┐');
});

test('the board fits 40 columns', () => {
  expect(`\n${drawBoard(FRENCH, RULES, [8, 16, 24, 132, 0], 40)}`).toBe(`
┌──────┬──────┬──────┬──────┬──────┐
│ 10♦  │  V♣  │  D♠  │  R♥  │  7♦  │
│  8   │  16  │  24  │ 132  │  0   │
└──────┴──────┴──────┴──────┴──────┘`);
});

test('a hand shows rank above suit and marks honours and legal cards', () => {
  const hand = { cards: cards('As 5c 7d Tc Qs'), legal: new Set(cards('Tc')), honours: new Set(HONOURS) };
  expect(`\n${drawHand(FRENCH, hand, 80)}`).toBe(`
╭──╭──╭★─╭──╭★─╮
│1 │5 │7 │10│D │
│♠ │♣ │♦ │♣ │♠ │
╰──╰──╰──╰──╰──╯
          ▲`);
});

test('a large hand has several rows on a narrow terminal', () => {
  const hand = {
    cards: cards('Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc'),
    legal: new Set<Card>(),
    honours: new Set<Card>(),
  };
  const lines = drawHand({ words: words('en'), paint: plain }, hand, 30).split('\n');
  expect(lines).toHaveLength(8);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(30);
});

test('only red cards are red', () => {
  const paint: Paint = (style, text) => (style === 'red' ? `<${text}>` : text);
  expect(drawCards({ words: words('de'), paint }, cards('7d 8s Qh Jc'))).toBe('<7♦> 8♠ <D♥> B♣');
});

const SEATS = ['Anne', 'Maximilien-Marie-Isidore', 'Zoé', 'Bot', 'Élise', 'Jo', '雪', 'Ann'].map(
  (name, seat) => ({
    name,
    cards: seat === 3 ? 1 : 6,
    counters: 105 - seat * 20,
    isDealer: seat === 2,
    isToMove: seat === 0,
  }),
);

test('seats are drawn in one column with their cards and counters', () => {
  expect(`\n${drawSeats(SEAT_STYLE, SEATS, 80)}`).toMatchInlineSnapshot(`
    "
    ▶ Anne                6 cartes  105 jetons
      Maximilien-Ma…      6 cartes   85 jetons
      Zoé            (D)  6 cartes   65 jetons
      Bot                 1 carte    45 jetons
      Élise               6 cartes   25 jetons
      Jo                  6 cartes    5 jetons
      雪                  6 cartes  −15 jetons
      Ann                 6 cartes  −35 jetons"
  `);
});

test('eight seats are drawn in two columns on a wide terminal', () => {
  const lines = drawSeats(SEAT_STYLE, SEATS, 100).split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(100);
});

test('names are truncated if one column of seats is too wide', () => {
  const lines = drawSeats({ ...SEAT_STYLE, dealer: '(donneur)' }, SEATS, 40).split('\n');
  expect(`\n${lines.slice(0, 4).join('\n')}`).toBe(`
▶ Anne            6 cartes  105 jetons
  Maximilien-Ma…  6 cartes   85 jetons
  Zoé (donneur)   6 cartes   65 jetons
  Bot             1 carte    45 jetons`);
  expect(lines.map(widthOf).filter((width) => width > 40)).toEqual([]);
});

test('a table that is too wide is drawn as one block a row', () => {
  const rows = [
    ['Bot', 'Counters per deal', 'Deals won'],
    ['lowest', '12.5 ± 0.3', '25 %'],
    ['longest', '−1.5 ± 0.3', ''],
  ];
  expect(`\n${drawColumns(rows, { columns: 32 })}`).toBe(`
Bot
lowest
  Counters per deal  12.5 ± 0.3
  Deals won          25 %
longest
  Counters per deal  −1.5 ± 0.3`);
  expect(drawColumns(rows, { columns: 40 })).toContain('Bot      Counters per deal  Deals won');
});

test('a table without a head that is too wide has two lines a row', () => {
  const rows = [['lowest – longest', '+12.5 ± 0.3', 'significant']];
  expect(drawColumns(rows, { columns: 40, hasHead: false })).toBe(
    'lowest – longest\n  +12.5 ± 0.3  significant',
  );
});

test('columns are aligned, numbers to the right', () => {
  const rows = [
    ['', 'wins'],
    ['lowest', '12'],
    ['雪', '7'],
  ];
  expect(`\n${drawColumns(rows)}`).toBe(`
        wins
lowest    12
雪         7`);
});
