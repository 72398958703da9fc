import type { GameEvent, ReplayStep } from '@nain-jaune/engine';
import { honoursOf } from '../play/playContext.ts';
import type { Shell } from '../shell.ts';
import { drawBoard } from '../terminal/board.ts';
import { drawCards } from '../terminal/drawCards.ts';
import { padEnd, padStart, shorten, widthOf, wrap } from '../terminal/width.ts';
import { type GameReplay, handsAfter, moveCount, runAfter, toMoveAfter } from './gameReplay.ts';

const LONGEST_NAME = 14;
const INDENT = '  ';

/** One step of a film as a whole screen: board, hands, run and what happened. */
export function drawFrame(shell: Shell, film: GameReplay, index: number, columns: number): string {
  const step = film.steps[index];
  if (step === undefined) return '';
  return [
    drawTitle(shell, film, step),
    drawBoard(honoursOf(film.record.rules), step.game.boxes, shell.words, shell.paint, columns),
    drawHands(shell, film, step, columns),
    '',
    drawRun(shell, film, index, columns),
    '',
    ...sentencesOf(shell, film, step).map((sentence) => wrap(sentence, columns, INDENT)),
  ].join('\n');
}

/**
 * One step of a film as it stands in a printed list: a deal with board and hands, a move in its sentences.
 */
export function drawStep(shell: Shell, film: GameReplay, index: number, columns: number): string {
  const step = film.steps[index];
  if (step === undefined) return '';
  const sentences = sentencesOf(shell, film, step);
  if (step.move > 0) {
    const number = padStart(String(step.move), 4);
    return sentences
      .map((text, line) => `${line === 0 ? number : '    '}  ${wrap(text, columns - 6, ' '.repeat(8))}`)
      .join('\n');
  }
  const { words, paint } = shell;
  return [
    `\n${paint('bold', words.interface.dealNumberOf(step.deal, film.record.deals.length))}`,
    ...sentences.map((text) => wrap(INDENT + text, columns, INDENT)),
    drawBoard(honoursOf(film.record.rules), step.game.boxes, words, paint, columns),
    drawHands(shell, film, step, columns),
  ].join('\n');
}

/** What happened in a step, in sentences. That someone is to move goes without saying. */
function sentencesOf({ words }: Shell, film: GameReplay, step: ReplayStep): string[] {
  return step.events.filter(isWorthTelling).map((event) => words.eventSentence(event, film.context));
}

function isWorthTelling({ type }: GameEvent): boolean {
  return type !== 'turned';
}

function drawTitle({ cli, paint }: Shell, film: GameReplay, step: ReplayStep): string {
  const { deal, move } = step;
  return paint('bold', cli.dealOf(deal, film.record.deals.length, move, moveCount(film, deal)));
}

function drawHands({ words, paint }: Shell, film: GameReplay, step: ReplayStep, columns: number): string {
  const names = film.names.map((name) => shorten(name, LONGEST_NAME));
  const width = Math.max(...names.map(widthOf));
  const toMove = toMoveAfter(step);
  return handsAfter(step)
    .map((hand, seat) => {
      const counters = padStart(String(step.game.counters[seat] ?? 0), 4);
      const mark = toMove === seat ? paint('green', '▶') : ' ';
      const line = `${padEnd(names[seat] ?? '', width)} ${paint('yellow', counters)}  ${drawCards(hand, words, paint)}`;
      return `${mark} ${wrapAfter(line, columns - 2, width + 9)}`;
    })
    .join('\n');
}

/** Broken lines go on under the cards and not under the name. */
function wrapAfter(line: string, columns: number, indent: number): string {
  return wrap(line, columns, ' '.repeat(indent)).trimEnd();
}

function drawRun({ words, cli, paint }: Shell, film: GameReplay, index: number, columns: number): string {
  const run = runAfter(film, index);
  if (run.length === 0) return paint('dim', words.interface.noRun);
  return wrap(`${cli.speaker(words.interface.run)} ${drawCards(run, words, paint)}`, columns, INDENT);
}
