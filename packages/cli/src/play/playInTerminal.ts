import type { GameView, Seat, ViewEvent } from '@nain-jaune/engine';
import type { CommandRefusal } from '@nain-jaune/protocol';
import type { RoomDriver } from '@nain-jaune/table';
import type { Lines } from '../io/lineReader.ts';
import type { Shell } from '../shell.ts';
import { wrap } from '../terminal/width.ts';
import { answerRequest } from './answerRequest.ts';
import type { Write } from './callWriter.ts';
import { chooseMove, drawChoices, legalCards, type Turn } from './chooseMove.ts';
import { Client, type TableMessage } from './client.ts';
import { drawOwnHand, drawTable } from './drawTable.ts';
import { EventPrinter } from './eventPrinter.ts';
import { isQuit, type Request, splitInput, type Vocabulary, vocabularyOf } from './parseInput.ts';
import { makePlayContext, type PlayContext } from './playContext.ts';

/** Why a game in the terminal ended: played to the end, left by the player, or end of the input. */
export type Ending = 'played' | 'left' | 'no-input';

export interface GameSetting {
  readonly shell: Shell;
  readonly driver: RoomDriver;
  readonly seat: Seat;
  readonly lines: Lines;
  readonly write: Write;
  readonly quitQuestion: string;
}

/** Plays one seat of a game with the messages of the protocol. */
export async function playInTerminal(setting: GameSetting): Promise<Ending> {
  const client = await Client.connect(setting.driver, setting.seat);
  return new TerminalGame(setting, client).play();
}

const ANSWER_COLUMNS = 8;

class TerminalGame {
  readonly #setting: GameSetting;
  readonly #client: Client;
  readonly #context: PlayContext;
  readonly #printer: EventPrinter;
  readonly #vocabulary: Vocabulary;
  /** The number of cards played when the table was last drawn. It is drawn again after cards of other players. */
  #drawnAt = -1;
  /** The number of the last event when the choices were last drawn. They stay on the screen after a refusal. */
  #askedAt = -1;
  /** Further cards of a line, played until another player's turn. */
  #queuedCards: readonly string[] = [];
  #titledDeal = 0;

  constructor(setting: GameSetting, client: Client) {
    const { shell, seat, write } = setting;
    this.#setting = setting;
    this.#client = client;
    this.#context = makePlayContext(shell, client.view, seat, client.players);
    this.#printer = new EventPrinter(this.#context, write, countersBefore(client.view));
    this.#vocabulary = vocabularyOf(shell.words, shell.cli);
  }

  async play(): Promise<Ending> {
    for (;;) {
      const ending = await this.#act();
      if (ending !== null) return ending;
      this.#print(await this.#client.next());
    }
  }

  /** Takes the turn of the seat, if it has one. Returns the ending, or null if the game continues. */
  async #act(): Promise<Ending | null> {
    const { view, legal, mayDeal } = this.#client;
    if (view.ended !== null) return 'played';
    if (mayDeal) return this.#askDeal();
    const [only] = legal;
    if (only === undefined) return null;
    if (legal.length > 1 || only.type === 'lay') return this.#askMove();
    this.#client.move(only);
    return null;
  }

  #print(message: TableMessage): void {
    if (message.type === 'refused') {
      this.#queuedCards = [];
      this.#writeWrapped(this.#refusalSentence(message.refusal));
      return;
    }
    for (const event of message.fresh) this.#printEvent(event);
  }

  #printEvent(event: ViewEvent): void {
    if (event.type === 'anted') this.#writeDealTitle(this.#client.view.deal?.number ?? 1);
    this.#printer.print(event);
  }

  #writeDealTitle(number: number): void {
    if (this.#titledDeal === number) return;
    const { words, paint } = this.#setting.shell;
    this.#titledDeal = number;
    this.#drawnAt = -1;
    this.#writeLine(`\n${paint('bold', `── ${words.interface.dealNumber(number)} ──`)}`);
  }

  async #askDeal(): Promise<Ending | null> {
    if (this.#client.view.deal !== null) {
      const line = await this.#ask(`\n${this.#setting.shell.cli.pressEnter} `);
      if (line === null) return 'no-input';
      if (isQuit(line, this.#vocabulary)) return (await this.#quit()) ?? this.#askDeal();
    }
    this.#client.deal();
    return null;
  }

  async #askMove(): Promise<Ending | null> {
    const { view, legal, number } = this.#client;
    const turn = { context: this.#context, view, legal, vocabulary: this.#vocabulary };
    if (!this.#hasMovedLast(view)) this.#queuedCards = [];
    if (this.#askedAt !== number && this.#queuedCards.length === 0) this.#drawTurn(turn);
    this.#askedAt = number;
    for (;;) {
      const line = await this.#nextLine(turn);
      if (line === null) return 'no-input';
      const choice = await chooseMove(turn, line, (question) => this.#ask(question));
      if (choice.type === 'move') {
        this.#client.move(choice.move);
        return null;
      }
      this.#queuedCards = [];
      const ending = choice.type === 'request' ? await this.#answer(choice.request, turn) : null;
      if (ending !== null) return ending;
      if (choice.type === 'again' && choice.sentence !== '') this.#writeWrapped(choice.sentence);
    }
  }

  async #nextLine({ view, vocabulary }: Turn): Promise<string | null> {
    const [queued] = this.#queuedCards;
    const line = queued ?? (await this.#ask(this.#setting.shell.cli.prompt));
    if (line === null) return null;
    const [first = line, ...others] =
      queued === undefined ? splitInput(line, view.deal?.hand ?? [], vocabulary) : this.#queuedCards;
    this.#queuedCards = others;
    return first;
  }

  #hasMovedLast({ deal }: GameView): boolean {
    const last = deal?.events.findLast(({ type }) => type === 'laid' || type === 'passed');
    return last !== undefined && 'seat' in last && last.seat === this.#context.you;
  }

  #drawTurn(turn: Turn): void {
    const laid = turn.view.deal?.laid ?? [];
    const fresh = laid.slice(Math.max(0, this.#drawnAt));
    const isNew = this.#drawnAt < 0 || fresh.some(({ seat }) => seat !== this.#context.you);
    this.#drawnAt = laid.length;
    if (isNew) this.#writeLine(`\n${drawTable(this.#context, turn.view)}`);
    this.#writeLine(drawOwnHand(this.#context, turn.view, legalCards(turn.legal)));
    this.#writeLine(drawChoices(turn));
  }

  async #answer(request: Request, turn: Turn): Promise<Ending | null> {
    if (request === 'quit') return this.#quit();
    this.#writeLine(await answerRequest(request, turn, this.#printer.calls.turns()));
    return null;
  }

  async #quit(): Promise<Ending | null> {
    const line = await this.#ask(`${this.#setting.quitQuestion} `);
    if (line === null) return 'no-input';
    return this.#setting.shell.cli.answersYes.includes(line.trim().toLowerCase()) ? 'left' : null;
  }

  #ask(question: string): Promise<string | null> {
    this.#printer.end();
    return this.#setting.lines.ask(wrap(question, this.#context.columns() - ANSWER_COLUMNS));
  }

  #refusalSentence(refusal: CommandRefusal): string {
    const { words } = this.#setting.shell;
    switch (refusal.code) {
      case 'not-your-turn':
      case 'deal-is-over':
      case 'card-not-held':
      case 'card-not-wanted':
      case 'lead-lowest':
      case 'must-lead':
      case 'must-continue':
      case 'nothing-to-announce':
        return words.refusalSentence(refusal, this.#context);
      default:
        return words.interface.messageNotUnderstood;
    }
  }

  #writeWrapped(sentence: string): void {
    this.#writeLine(wrap(sentence, this.#context.columns(), '  '));
  }

  #writeLine(text: string): void {
    this.#printer.end();
    this.#setting.write(`${text}\n`);
  }
}

/** Returns each seat's counters before the ante of the current deal. */
function countersBefore({ summaries, start, players, rules }: GameView): readonly number[] {
  return (summaries.at(-1) ?? start)?.counters ?? Array<number>(players).fill(rules.counters);
}
