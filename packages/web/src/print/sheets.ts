import { DWARF, makeCardText, parseCardText, type Ruleset } from '@nain-jaune/engine';
import { type Language, makeGrammar, type PrintWords, type RuleInWords, type Words } from '@nain-jaune/words';
import { loadWords } from '@nain-jaune/words/load';
import { placesOnBoard } from '../table/boardPlaces.ts';
import { type BoardText, boardDrawing, type PrintedBox } from './boardDrawing.ts';
import { COUNTER_KINDS, counterSheets, type PlacedCounter, setOf } from './counterSets.ts';
import { cardFace, counterFace, numberOn } from './figures.ts';
import {
  boardSize,
  MARGIN,
  PAPERS,
  type PageCount,
  type PaperName,
  planOf,
  printable,
  type Size,
  tilesOf,
} from './geometry.ts';
import { PAGE_LETTERS, pageName, rulerAt, tileMarks } from './marks.ts';
import type { Look } from './palette.ts';
import { printed, short } from './pen.ts';
import { rulesDrawing } from './rulesSheet.ts';

export interface PrintOrder {
  readonly rules: Ruleset;
  readonly paper: PaperName;
  readonly pages: PageCount;
  readonly look: Look;
  /** Number of players to print counters for; 0 for none. */
  readonly players: number;
  readonly withRules: boolean;
}

/** The printed words in one language. */
export interface PrintedWords {
  readonly words: Words;
  readonly print: PrintWords;
  /** The chosen rules in full sentences. */
  readonly rules: readonly RuleInWords[];
}

/** Loads the printed words in a language, which may differ from the page's. */
export async function loadPrintedWords(language: Language, ruleset: Ruleset): Promise<PrintedWords> {
  const words = await loadWords(language);
  const [print, { rulesInWords }] = await Promise.all([words.chapters.print(), words.chapters.rules()]);
  return {
    words,
    print,
    rules: rulesInWords(ruleset).map((rule) => ({ ...rule, text: printed(rule.text) })),
  };
}

export type SheetKind = 'board' | 'counters' | 'rules';

export interface PrintedSheet {
  readonly kind: SheetKind;
  /** Number within its kind, from 1, and their total. */
  readonly number: number;
  readonly of: number;
  readonly paper: PaperName;
  /** SVG in millimetres. */
  readonly svg: string;
  /** What the browser sets over it in columns. */
  readonly paragraphs: readonly RuleInWords[];
  readonly look: Look;
}

/** Returns the sheets of an order: board, counters, card of rules. */
export function makeSheets(order: PrintOrder, texts: PrintedWords): readonly PrintedSheet[] {
  return [
    ...boardSheets(order, texts),
    ...sheetsOfCounters(order, texts),
    ...(order.withRules ? [rulesSheet(order, texts)] : []),
  ];
}

function sheetOf(
  order: PrintOrder,
  texts: PrintedWords,
  { kind, number, of }: Pick<PrintedSheet, 'kind' | 'number' | 'of'>,
  content: string,
): PrintedSheet {
  const { width, height } = PAPERS[order.paper];
  const foot =
    rulerAt(PAPERS[order.paper], texts.print.rulerHint) +
    pageName(PAPERS[order.paper], texts.print.sheetName(kind, number, of));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
    `${content}${foot}</svg>`;
  return { kind, number, of, paper: order.paper, svg, paragraphs: [], look: order.look };
}

function boxOf(
  { rules, look }: PrintOrder,
  box: number,
  { words }: PrintedWords,
  prefix: string,
): PrintedBox {
  const { card: text, stake } = rules.honours[box] ?? { card: makeCardText(DWARF), stake: 0 };
  const card = parseCardText(text) ?? DWARF;
  const isDwarf = card === DWARF;
  return {
    face: cardFace(card, words.rankSign(card), look, prefix),
    name: capital(isDwarf ? words.theHonour(card) : words.cardName(card)),
    stake: numberOf(words, stake),
    isDwarf,
  };
}

function numberOf({ language }: Words, value: number): string {
  return makeGrammar(language).number(value);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function boardSheets(order: PrintOrder, texts: PrintedWords): PrintedSheet[] {
  const paper = PAPERS[order.paper];
  const plan = planOf(boardSize(paper, order.pages));
  const tiles = tilesOf(paper, order.pages);
  const places = placesOnBoard(order.rules.honours.map(({ stake }) => stake));
  return tiles.map((tile, page) => {
    const prefix = `board${page}-`;
    const text: BoardText = {
      boxes: places.map((box) => boxOf(order, box, texts, prefix)),
      rules: texts.words.rulesetName(order.rules),
    };
    const board = boardDrawing(plan, text, { look: order.look, prefix });
    const shown = `<rect x="${MARGIN}" y="${MARGIN}" width="${short(tile.width)}" height="${short(tile.height)}"/>`;
    const content =
      `<clipPath id="${prefix}tile">${shown}</clipPath><g clip-path="url(#${prefix}tile)">` +
      `<g transform="translate(${short(MARGIN - tile.x)} ${short(MARGIN - tile.y)})">${board}</g></g>${tileMarks(paper, order.pages, page)}`;
    return sheetOf(order, texts, { kind: 'board', number: page + 1, of: tiles.length }, content);
  });
}

function sheetsOfCounters(order: PrintOrder, texts: PrintedWords): PrintedSheet[] {
  const paper = PAPERS[order.paper];
  const sheets = counterSheets(setOf(order.rules.counters), order.players, paper);
  return sheets.map((counters, index) => {
    const content = countersDrawing(counters, paper, order.look, `counters${index}-`);
    return sheetOf(order, texts, { kind: 'counters', number: index + 1, of: sheets.length }, content);
  });
}

function rulesSheet(order: PrintOrder, texts: PrintedWords): PrintedSheet {
  const { rules } = order;
  const honours = rules.honours
    .toSorted((one, other) => one.stake - other.stake)
    .map(({ card, stake }) => {
      const known = parseCardText(card) ?? DWARF;
      return {
        face: cardFace(known, texts.words.rankSign(known), order.look, 'rules-'),
        stake: numberOf(texts.words, stake),
      };
    });
  const text = {
    title: texts.print.rulesTitle,
    name: texts.words.rulesetName(rules),
    honours,
    counters: texts.print.worths,
  };
  const drawing = rulesDrawing(PAPERS[order.paper], text, { look: order.look, prefix: 'rules-' });
  const sheet = sheetOf(order, texts, { kind: 'rules', number: 1, of: 1 }, drawing);
  return { ...sheet, paragraphs: texts.rules };
}

/** Distance of cuts from the counters, in millimetres. */
const BESIDE = 1;

/** Returns a sheet of counters with dotted cutting lines. Each kind is drawn once and reused. */
function countersDrawing(
  counters: readonly PlacedCounter[],
  paper: Size,
  look: Look,
  prefix: string,
): string {
  const kinds = COUNTER_KINDS.filter((kind) => counters.some((one) => one.kind === kind));
  const faces = kinds.map(
    (kind) => `<g id="${prefix}${kind}">${counterFace(kind, look, `${prefix}${kind}-`)}${numberOn(kind)}</g>`,
  );
  const laid = counters.map(
    ({ kind, x, y }) => `<use href="#${prefix}${kind}" x="${short(x)}" y="${short(y)}"/>`,
  );
  return `<defs>${faces.join('')}</defs>${cuts(counters, paper)}${laid.join('')}`;
}

/** Cutting lines above and below each row, and between its counters. */
function cuts(counters: readonly PlacedCounter[], paper: Size): string {
  const area = printable(paper);
  const rows = Map.groupBy(counters, ({ y }) => y);
  const across = [...rows.values()].flatMap(([first]) =>
    first === undefined ? [] : [first.y - BESIDE, first.y + first.height + BESIDE],
  );
  const lines = [...new Set(across.map(short))].map(
    (y) => `M${short(area.x - 2)} ${y}H${short(area.x + area.width + 2)}`,
  );
  const between = counters.map(
    ({ x, y, width, height }) =>
      `M${short(x + width + BESIDE)} ${short(y - BESIDE)}V${short(y + height + BESIDE)}`,
  );
  return `<path d="${lines.join('')}${between.join('')}" fill="none" stroke="#777" stroke-width=".15" stroke-dasharray=".4 1.2"/>`;
}

/** Returns the letter of a page of a four-page board, or an empty text. */
export function letterOf({ kind, number, of }: PrintedSheet): string {
  return kind === 'board' && of > 1 ? (PAGE_LETTERS[number - 1] ?? '') : '';
}
