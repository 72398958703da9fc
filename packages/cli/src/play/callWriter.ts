import type { Laid, Passed, Seat } from '@nain-jaune/engine';
import { drawCards } from '../terminal/drawCards.ts';
import { widthOf } from '../terminal/width.ts';
import type { PlayContext } from './playContext.ts';

/** Writes text without a line break. */
export type Write = (text: string) => void;

const INDENT = '    ';
const BETWEEN_PASSES = ' · ';

/**
 * Writes the calls of a deal as they come, one line for each turn that plays a card: `Anne: 5, 6, 7, without 8` and the
 * cards. Turns that only pass share a line.
 */
export class CallWriter {
  readonly #context: PlayContext;
  readonly #write: Write;
  readonly #turns: string[] = [];
  #speaker: Seat | null = null;
  #events: (Laid | Passed)[] = [];
  #text = '';
  #column = 0;

  constructor(context: PlayContext, write: Write) {
    this.#context = context;
    this.#write = write;
  }

  add(event: Laid | Passed): void {
    const name = this.#speaker === event.seat ? '' : this.#begin(event);
    this.#events.push(event);
    const text = this.#context.shell.words.callOfRun(this.#events, this.#context.rules);
    this.#writeWrapped(name + text.slice(this.#text.length));
    this.#text = text;
  }

  end(): void {
    if (this.#speaker === null) return;
    this.#endTurn();
    this.#write('\n');
    this.#column = 0;
  }

  /** Returns the calls of the deal, one text a turn. */
  turns(): readonly string[] {
    return this.#turns;
  }

  clear(): void {
    this.#turns.length = 0;
  }

  /** Begins a turn. Returns the drawn name, which is written with the first call. */
  #begin(event: Laid | Passed): string {
    const sharesLine = this.#speaker !== null && event.type === 'passed' && this.#laid().length === 0;
    if (sharesLine) this.#endTurn();
    else this.end();
    this.#speaker = event.seat;
    this.#events = [];
    this.#text = '';
    return this.#drawName(event.seat, sharesLine ? BETWEEN_PASSES : '');
  }

  #endTurn(): void {
    if (this.#speaker === null) return;
    const cards = this.#laid().map(({ card }) => card);
    const drawn = cards.length === 0 ? '' : `   ${drawCards(this.#context.shell, cards)}`;
    if (this.#column + widthOf(drawn) <= this.#context.columns()) this.#write(drawn);
    this.#turns.push(`${this.#name(this.#speaker)} ${this.#text}`);
    this.#speaker = null;
  }

  #laid(): Laid[] {
    return this.#events.filter((event) => event.type === 'laid');
  }

  #drawName(seat: Seat, before: string): string {
    const style = seat === this.#context.you ? 'green' : 'bold';
    return `${before}${this.#context.shell.paint(style, this.#name(seat))} `;
  }

  #name(seat: Seat): string {
    return this.#context.shell.cli.speaker(this.#context.names[seat] ?? '');
  }

  /** Writes a text, on a new line if it does not fit. */
  #writeWrapped(text: string): void {
    const wrapped =
      this.#column + widthOf(text.trimEnd()) > this.#context.columns() ? this.#onNewLine(text) : text;
    this.#write(wrapped);
    this.#column =
      widthOf(wrapped.slice(wrapped.lastIndexOf('\n') + 1)) + (wrapped.includes('\n') ? 0 : this.#column);
  }

  #onNewLine(text: string): string {
    if (text.startsWith(BETWEEN_PASSES)) return `\n${text.slice(BETWEEN_PASSES.length)}`;
    return `${text.startsWith(',') ? ',' : ''}\n${INDENT}${text.replace(/^,? /, '')}`;
  }
}
