import type { GameEvent, Paid, Seat, Settled, Shown, ViewEvent } from '@nain-jaune/engine';
import { drawCards } from '../terminal/drawCards.ts';
import { drawColumns } from '../terminal/drawColumns.ts';
import { shorten, wrap } from '../terminal/width.ts';
import { CallWriter, type Write } from './callWriter.ts';
import type { PlayContext } from './playContext.ts';

const INDENT = '  ';
const LONGEST_NAME = 16;

/** Writes the events of a game for one seat: calls, sentences and the settlement. */
export class EventPrinter {
  readonly calls: CallWriter;
  readonly #context: PlayContext;
  readonly #write: Write;
  #hocs: Paid[] = [];
  #isSettling = false;
  #countersBefore: readonly number[];

  /** `counters`: each seat's counters before the first event. */
  constructor(context: PlayContext, write: Write, counters: readonly number[]) {
    this.#context = context;
    this.#write = write;
    this.calls = new CallWriter(context, write);
    this.#countersBefore = counters;
  }

  print(event: ViewEvent): void {
    if (event.type === 'paid' && event.reason === 'hoc') {
      this.#hocs.push(event);
      return;
    }
    this.#printHocs();
    this.#printOne(event);
  }

  end(): void {
    this.calls.end();
  }

  #printOne(event: ViewEvent): void {
    switch (event.type) {
      case 'laid':
      case 'passed':
        this.calls.add(event);
        return;
      case 'anted':
        this.#printAnte(event.seat, event);
        return;
      case 'dealt':
        this.calls.clear();
        this.#printSentence(event);
        return;
      case 'picked-up':
      case 'turned':
      case 'stopped':
        return;
      case 'shown':
        this.#printShown(event);
        return;
      case 'ended':
        this.#beginSettlement(event);
        return;
      case 'settled':
        this.#printSettled(event);
        return;
      case 'game-ended':
        this.#writeLine(`\n${this.#context.shell.paint('bold', this.#sentence(event))}`);
        return;
      default:
        this.#printSentence(event);
    }
  }

  /** If every player antes the same, the player's own ante stands for all. */
  #printAnte(seat: Seat, event: GameEvent): void {
    if (this.#context.rules.ante === 'dealer' || seat === this.#context.you) this.#printSentence(event);
  }

  #printHocs(): void {
    const [first] = this.#hocs;
    if (first === undefined) return;
    const counters = this.#hocs.reduce((sum, paid) => sum + paid.counters, 0);
    this.#hocs = [];
    const { cli } = this.#context.shell;
    this.#writeDim(cli.hocPaid(this.#nameOf(first.to), counters));
  }

  #beginSettlement(event: GameEvent): void {
    const { words, paint } = this.#context.shell;
    this.#isSettling = true;
    this.#writeLine(`\n${paint('bold', words.interface.settlement)}`);
    this.#printSentence(event);
  }

  #printShown({ seat, cards }: Shown): void {
    const { shell } = this.#context;
    this.#writeLine(this.#wrapped(`${shell.cli.speaker(this.#nameOf(seat))} ${drawCards(shell, cards)}`));
  }

  #nameOf(seat: Seat): string {
    return this.#context.names[seat] ?? '';
  }

  #printSettled(event: Settled): void {
    this.#isSettling = false;
    this.#writeLine(`\n${drawCounters(this.#context, this.#countersBefore, event.counters)}`);
    this.#countersBefore = event.counters;
  }

  #printSentence(event: ViewEvent): void {
    if (this.#isSettling) this.#writeLine(this.#wrapped(this.#sentence(event)));
    else this.#writeDim(this.#sentence(event));
  }

  #sentence(event: ViewEvent): string {
    return this.#context.shell.words.eventSentence(event, this.#context);
  }

  #writeDim(text: string): void {
    this.#writeLine(this.#context.shell.paint('dim', this.#wrapped(text)));
  }

  #wrapped(text: string): string {
    return wrap(INDENT + text, this.#context.columns(), INDENT.repeat(2));
  }

  #writeLine(text: string): void {
    this.calls.end();
    this.#write(`${text}\n`);
  }
}

/** Draws a table of each seat's counters before and after a deal. */
function drawCounters(context: PlayContext, before: readonly number[], after: readonly number[]): string {
  const { cli, language, paint } = context.shell;
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(language);
  const rows = after.map((counters, seat) => [
    `${INDENT}${shorten(context.names[seat] ?? '', LONGEST_NAME)}`,
    plain.format(before[seat] ?? 0),
    signed.format(counters - (before[seat] ?? 0)),
    paint('yellow', plain.format(counters)),
  ]);
  const { before: was, change, after: is } = cli;
  return drawColumns([['', was, change, is], ...rows]);
}
