import type { Laid, Passed, Seat } from '@nain-jaune/engine';
import { drawCards } from '../terminal/drawCards.ts';
import { widthOf } from '../terminal/width.ts';
import type { PlayContext } from './playContext.ts';

/** Where talk is written to, bit by bit. */
export type Write = (text: string) => void;

const INDENT = '    ';
const BETWEEN_PASSES = ' · ';

/**
 * Writes what is said at the table as it is said, a line for each turn in which a card was laid: `Anne: 5,
 * 6, 7, without 8` and after it the cards. The passes of those who lay nothing share a line.
 */
export class CallWriter {
  readonly #place: PlayContext;
  readonly #write: Write;
  readonly #turns: string[] = [];
  #speaker: Seat | null = null;
  #said: (Laid | Passed)[] = [];
  #text = '';
  #column = 0;

  /** Talk at a place, written bit by bit. */
  constructor(place: PlayContext, write: Write) {
    this.#place = place;
    this.#write = write;
  }

  /** Writes what a player says. */
  add(event: Laid | Passed): void {
    const name = this.#speaker === event.seat ? '' : this.#begin(event);
    this.#said.push(event);
    const text = this.#place.shell.words.callOfRun(this.#said, this.#place.rules);
    this.#put(name + text.slice(this.#text.length));
    this.#text = text;
  }

  /** Ends the line that is being said. */
  end(): void {
    if (this.#speaker === null) return;
    this.#endTurn();
    this.#write('\n');
    this.#column = 0;
  }

  /** What was said so far, turn by turn. */
  turns(): readonly string[] {
    return this.#turns;
  }

  /** Forgets what was said: a new deal begins. */
  clear(): void {
    this.#turns.length = 0;
  }

  /** Begins a turn; the name that it begins with is written with the first call. */
  #begin(event: Laid | Passed): string {
    const sharesLine = this.#speaker !== null && event.type === 'passed' && this.#laid().length === 0;
    if (sharesLine) this.#endTurn();
    else this.end();
    this.#speaker = event.seat;
    this.#said = [];
    this.#text = '';
    return this.#drawName(event.seat, sharesLine ? BETWEEN_PASSES : '');
  }

  #endTurn(): void {
    if (this.#speaker === null) return;
    const { words, paint } = this.#place.shell;
    const cards = this.#laid().map(({ card }) => card);
    const drawn = cards.length === 0 ? '' : `   ${drawCards(cards, words, paint)}`;
    if (this.#column + widthOf(drawn) <= this.#place.columns()) this.#write(drawn);
    this.#turns.push(`${this.#name(this.#speaker)} ${this.#text}`);
    this.#speaker = null;
  }

  #laid(): Laid[] {
    return this.#said.filter((event) => event.type === 'laid');
  }

  #drawName(seat: Seat, before: string): string {
    const style = seat === this.#place.seat ? 'green' : 'bold';
    return `${before}${this.#place.shell.paint(style, this.#name(seat))} `;
  }

  #name(seat: Seat): string {
    return this.#place.shell.cli.speaker(this.#place.context.names[seat] ?? '');
  }

  /** Writes a bit, on a new line where it finds no place on this one. */
  #put(text: string): void {
    const bit = this.#column + widthOf(text.trimEnd()) > this.#place.columns() ? this.#broken(text) : text;
    this.#write(bit);
    this.#column = widthOf(bit.slice(bit.lastIndexOf('\n') + 1)) + (bit.includes('\n') ? 0 : this.#column);
  }

  #broken(text: string): string {
    if (text.startsWith(BETWEEN_PASSES)) return `\n${text.slice(BETWEEN_PASSES.length)}`;
    return `${text.startsWith(',') ? ',' : ''}\n${INDENT}${text.replace(/^,? /, '')}`;
  }
}
