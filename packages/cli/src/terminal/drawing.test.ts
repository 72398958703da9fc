import { type Card, parseCards, RULESETS } from '@nain-jaune/engine';
import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { honoursOf } from '../play/context.ts';
import { drawBoard } from './board.ts';
import { drawCards, drawHand } from './cards.ts';
import { drawColumns } from './columns.ts';
import { type Paint, plain } from './paint.ts';
import { drawSeats } from './seats.ts';
import { widthOf } from './width.ts';

const HONOURS = honoursOf(RULESETS['lindor-1789']);
const fr = words('fr');
const SEAT_WORDS = {
  cards: fr.interface.cardsCount,
  counters: fr.interface.countersCount,
  dealer: '(D)',
};

function cards(text: string): Card[] {
  return parseCards(text).filter((card) => card !== null);
}

test('the board shows each honour above what lies in its box', () => {
  expect(`\n${drawBoard(HONOURS, [8, 16, 24, 132, 0], fr, plain, 80)}`).toBe(`
┌─────────┬─────────┬─────────┬─────────┬─────────┐
│   10♦   │   V♣    │   D♠    │   R♥    │   7♦    │
│    8    │   16    │   24    │   132   │    0    │
└─────────┴─────────┴─────────┴─────────┴─────────┘`);
});

test('the board fits 40 columns', () => {
  expect(`\n${drawBoard(HONOURS, [8, 16, 24, 132, 0], fr, plain, 40)}`).toBe(`
┌──────┬──────┬──────┬──────┬──────┐
│ 10♦  │  V♣  │  D♠  │  R♥  │  7♦  │
│  8   │  16  │  24  │ 132  │  0   │
└──────┴──────┴──────┴──────┴──────┘`);
});

test('a hand shows rank above suit, stars its honours and marks what may be laid', () => {
  const hand = { cards: cards('As 5c 7d Tc Qs'), legal: new Set(cards('Tc')), honours: new Set(HONOURS) };
  expect(`\n${drawHand(hand, fr, plain, 80)}`).toBe(`
╭──╭──╭★─╭──╭★─╮
│1 │5 │7 │10│D │
│♠ │♣ │♦ │♣ │♠ │
╰──╰──╰──╰──╰──╯
          ▲`);
});

test('a large hand is broken into rows on a narrow terminal', () => {
  const hand = {
    cards: cards('Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc'),
    legal: new Set<Card>(),
    honours: new Set<Card>(),
  };
  const lines = drawHand(hand, words('en'), plain, 30).split('\n');
  expect(lines).toHaveLength(8);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(30);
});

test('red cards are red and no others', () => {
  const paint: Paint = (style, text) => (style === 'red' ? `<${text}>` : text);
  expect(drawCards(cards('7d 8s Qh Jc'), words('de'), paint)).toBe('<7♦> 8♠ <D♥> B♣');
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

test('eight seats stand under each other with their cards and counters', () => {
  expect(`\n${drawSeats(SEATS, SEAT_WORDS, plain, 80)}`).toMatchInlineSnapshot(`
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

test('eight seats stand in two columns where there is room', () => {
  const lines = drawSeats(SEATS, SEAT_WORDS, plain, 100).split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(100);
});

test('names are cut where one column of seats is wider than the terminal', () => {
  const lines = drawSeats(SEATS, { ...SEAT_WORDS, dealer: '(donneur)' }, plain, 40).split('\n');
  expect(`\n${lines.slice(0, 4).join('\n')}`).toBe(`
▶ Anne            6 cartes  105 jetons
  Maximilien-Ma…  6 cartes   85 jetons
  Zoé (donneur)   6 cartes   65 jetons
  Bot             1 carte    45 jetons`);
  expect(lines.map(widthOf).filter((width) => width > 40)).toEqual([]);
});

test('a table that is too wide is drawn row by row', () => {
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

test('a table without a head that is too wide has two lines for each row', () => {
  const rows = [['lowest – longest', '+12.5 ± 0.3', 'significant']];
  expect(drawColumns(rows, { columns: 40, hasHead: false })).toBe(
    'lowest – longest\n  +12.5 ± 0.3  significant',
  );
});

test('columns stand under each other, numbers on the right side', () => {
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
