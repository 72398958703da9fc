import { handsOf, type ReplayStep, seatToMove } from '@nain-jaune/engine';
import type { Shell } from '../shell.ts';
import { drawBoard, drawCards } from '../terminal/drawCards.ts';
import { padEnd, padStart, shorten, widthOf, wrap } from '../terminal/width.ts';
import { type GameReplay, moveCount, runAfter } from './gameReplay.ts';

const LONGEST_NAME = 14;
const INDENT = '  ';

/** Draws a step as a screen: board, hands, run and events. */
export function drawFrame(shell: Shell, replay: GameReplay, index: number, columns: number): string {
  const step = replay.steps[index];
  if (step === undefined) return '';
  return [
    drawTitle(shell, replay, step),
    drawBoard(shell, replay.record.rules, step.game.boxes, columns),
    drawHands(shell, replay, step, columns),
    '',
    drawRun(shell, replay, index, columns),
    '',
    ...sentencesOf(shell, replay, step).map((sentence) => wrap(sentence, columns, INDENT)),
  ].join('\n');
}

/** Draws a step as part of a list: a deal with board and hands, a move as sentences. */
export function drawStep(shell: Shell, replay: GameReplay, index: number, columns: number): string {
  const step = replay.steps[index];
  if (step === undefined) return '';
  const sentences = sentencesOf(shell, replay, step);
  if (step.move > 0) {
    const number = padStart(String(step.move), 4);
    return sentences
      .map((text, line) => `${line === 0 ? number : '    '}  ${wrap(text, columns - 6, ' '.repeat(8))}`)
      .join('\n');
  }
  const title = shell.words.interface.dealNumberOf(step.deal, replay.record.deals.length);
  return [
    `\n${shell.paint('bold', title)}`,
    ...sentences.map((text) => wrap(INDENT + text, columns, INDENT)),
    drawBoard(shell, replay.record.rules, step.game.boxes, columns),
    drawHands(shell, replay, step, columns),
  ].join('\n');
}

function sentencesOf({ words }: Shell, { context }: GameReplay, step: ReplayStep): string[] {
  return step.events
    .filter(({ type }) => type !== 'turned')
    .map((event) => words.eventSentence(event, context));
}

function drawTitle({ cli, paint }: Shell, replay: GameReplay, { deal, move }: ReplayStep): string {
  return paint('bold', cli.dealOf(deal, replay.record.deals.length, move, moveCount(replay, deal)));
}

function drawHands(shell: Shell, { context }: GameReplay, step: ReplayStep, columns: number): string {
  const { paint } = shell;
  const names = context.names.map((name) => shorten(name, LONGEST_NAME));
  const width = Math.max(...names.map(widthOf));
  const toMove = seatToMove(step.game);
  return handsOf(step.game)
    .map((hand, seat) => {
      const counters = padStart(String(step.game.counters[seat] ?? 0), 4);
      const mark = toMove === seat ? paint('green', '▶') : ' ';
      const line = `${padEnd(names[seat] ?? '', width)} ${paint('yellow', counters)}  ${drawCards(shell, hand)}`;
      return `${mark} ${wrap(line, columns - 2, ' '.repeat(width + 9)).trimEnd()}`;
    })
    .join('\n');
}

function drawRun(shell: Shell, replay: GameReplay, index: number, columns: number): string {
  const { words, cli, paint } = shell;
  const run = runAfter(replay, index);
  if (run.length === 0) return paint('dim', words.interface.noRun);
  return wrap(`${cli.speaker(words.interface.run)} ${drawCards(shell, run)}`, columns, INDENT);
}
