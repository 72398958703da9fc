import {
  type GameView,
  makePositionText,
  positionOfView,
  type Seat,
  type ViewEvent,
} from '@nain-jaune/engine';
import type { CommandRefusal } from '@nain-jaune/protocol';
import type { RoomDriver } from '@nain-jaune/table';
import type { LineReader } from '../io/lineReader.ts';
import type { Shell } from '../shell.ts';
import { wrap } from '../terminal/width.ts';
import { Client, type News } from './client.ts';
import { makePlace, type Place } from './context.ts';
import { drawPlayHelp } from './help.ts';
import { drawHint, findHint } from './hint.ts';
import { drawOwnHand, drawTable } from './picture.ts';
import type { Write } from './talk.ts';
import { Teller } from './teller.ts';
import { chooseMove, drawChoices, legalCards, type Turn } from './turn.ts';
import { isQuit, type Request, splitTyped, type Vocabulary, vocabularyOf } from './typed.ts';

/** How a game in the terminal came to its end there: played out, left on purpose, or no more input. */
export type Ending = 'played' | 'left' | 'no-input';

/** What a game in the terminal needs. */
export interface GameSetting {
  readonly shell: Shell;
  /** The room in which the game is played. */
  readonly driver: RoomDriver;
  /** The person's seat. */
  readonly seat: Seat;
  readonly lines: LineReader;
  readonly write: Write;
  /** Whether lines come from a person at a terminal, who sees what he types. */
  readonly isTyped: boolean;
  /** The question that is asked before the game is left. */
  readonly quitQuestion: string;
}

/** Plays a person's seat to the end of the game, through the protocol's messages alone. */
export async function playInTerminal(setting: GameSetting): Promise<Ending> {
  const client = await Client.connect(setting.driver, setting.seat);
  return new TerminalGame(setting, client).play();
}

/** Columns that are left after a question for what is typed. */
const ROOM_FOR_ANSWER = 8;

/** One game from one seat: tells the person what happens, asks, and says to the table what was answered. */
class TerminalGame {
  readonly #setting: GameSetting;
  readonly #client: Client;
  readonly #place: Place;
  readonly #teller: Teller;
  readonly #vocabulary: Vocabulary;
  /** How many cards were laid when the table was last drawn: it is drawn again only when others have laid. */
  #drawnAt = -1;
  /** The number of the last event when the choices were last shown: after a refusal they stand there still. */
  #askedAt = -1;
  /** Cards that were typed after the first in one line: they are laid until it is somebody else's turn. */
  #typedAhead: readonly string[] = [];
  /** The number of the last deal whose beginning was said. */
  #dealSaid = 0;

  constructor(setting: GameSetting, client: Client) {
    this.#setting = setting;
    this.#client = client;
    this.#place = makePlace(setting.shell, client.view, setting.seat, client.players);
    this.#teller = new Teller(this.#place, setting.write, countersBefore(client.view));
    this.#vocabulary = vocabularyOf(setting.shell.words, setting.shell.cli);
  }

  async play(): Promise<Ending> {
    for (;;) {
      const ending = await this.#act();
      if (ending !== null) return ending;
      this.#tell(await this.#client.next());
    }
  }

  /** Does what the seat may do now; tells how the game came to its end, or null when it goes on. */
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

  #tell(news: News): void {
    if (news.type === 'refused') {
      this.#typedAhead = [];
      this.#sayWrapped(this.#refusal(news.refusal));
      return;
    }
    for (const event of news.fresh) this.#tellEvent(event);
  }

  #tellEvent(event: ViewEvent): void {
    if (event.type === 'anted') this.#sayDeal(this.#client.view.deal?.number ?? 1);
    this.#teller.tell(event);
  }

  /** Says which deal begins, before the first ante of it. */
  #sayDeal(number: number): void {
    if (this.#dealSaid === number) return;
    const { words, paint } = this.#setting.shell;
    this.#dealSaid = number;
    this.#drawnAt = -1;
    this.#say(`\n${paint('bold', `── ${words.interface.dealNumber(number)} ──`)}`);
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
    const turn = { place: this.#place, view, legal, vocabulary: this.#vocabulary };
    if (!this.#hasMovedLast(view)) this.#typedAhead = [];
    if (this.#askedAt !== number && this.#typedAhead.length === 0) this.#drawTurn(turn);
    this.#askedAt = number;
    for (;;) {
      const line = await this.#nextLine(turn);
      if (line === null) return 'no-input';
      const choice = await chooseMove(turn, line, (question) => this.#ask(question));
      if (choice.type !== 'move') this.#typedAhead = [];
      if (choice.type === 'move') {
        this.#client.move(choice.move);
        return null;
      }
      const ending = choice.type === 'request' ? await this.#answer(choice.request, turn) : null;
      if (ending !== null) return ending;
      if (choice.type === 'again' && choice.sentence !== '') this.#sayWrapped(choice.sentence);
    }
  }

  /** The next card that was typed ahead, else what is typed now. */
  async #nextLine({ view, vocabulary }: Turn): Promise<string | null> {
    const [ahead] = this.#typedAhead;
    const line = ahead ?? (await this.#ask(this.#setting.shell.cli.prompt));
    if (line === null) return null;
    const [first = line, ...others] =
      ahead === undefined ? splitTyped(line, view.deal?.hand ?? [], vocabulary) : this.#typedAhead;
    this.#typedAhead = others;
    return first;
  }

  #hasMovedLast({ deal }: GameView): boolean {
    const last = deal?.events.findLast(({ type }) => type === 'laid' || type === 'passed');
    return last !== undefined && 'seat' in last && last.seat === this.#place.seat;
  }

  #drawTurn(turn: Turn): void {
    const laid = turn.view.deal?.laid ?? [];
    const fresh = laid.slice(Math.max(0, this.#drawnAt));
    const isNew = this.#drawnAt < 0 || fresh.some(({ seat }) => seat !== this.#place.seat);
    this.#drawnAt = laid.length;
    if (isNew) this.#say(`\n${drawTable(this.#place, turn.view)}`);
    this.#say(drawOwnHand(this.#place, turn.view, legalCards(turn.legal)));
    this.#say(drawChoices(turn));
  }

  async #answer(request: Request, turn: Turn): Promise<Ending | null> {
    if (request === 'quit') return this.#quit();
    this.#say(await this.#textFor(request, turn));
    return null;
  }

  async #textFor(request: Exclude<Request, 'quit'>, { view, legal }: Turn): Promise<string> {
    const { cli } = this.#setting.shell;
    switch (request) {
      case 'help':
        return drawPlayHelp(cli.playHelp, this.#place.columns());
      case 'hint':
        return drawHint(this.#place, await findHint(view, legal));
      case 'board':
        return `${drawTable(this.#place, view)}\n${drawOwnHand(this.#place, view, legalCards(legal))}`;
      case 'position':
        return this.#positionText(view);
      case 'talk':
        return this.#teller.talk.turns().join('\n') || cli.nothingSaid;
    }
  }

  #positionText(view: GameView): string {
    const position = positionOfView(view);
    return position === null ? this.#setting.shell.cli.nothingSaid : makePositionText(position);
  }

  async #quit(): Promise<Ending | null> {
    const line = await this.#ask(`${this.#setting.quitQuestion} `);
    if (line === null) return 'no-input';
    return this.#setting.shell.cli.answersYes.includes(line.trim().toLowerCase()) ? 'left' : null;
  }

  async #ask(question: string): Promise<string | null> {
    this.#teller.end();
    this.#setting.write(wrap(question, this.#place.columns() - ROOM_FOR_ANSWER));
    const line = await this.#setting.lines.next();
    if (!this.#setting.isTyped) this.#setting.write(`${line ?? ''}\n`);
    return line;
  }

  #refusal(refusal: CommandRefusal): string {
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
        return words.refusalSentence(refusal, this.#place.context);
      default:
        return words.interface.messageNotUnderstood;
    }
  }

  #sayWrapped(sentence: string): void {
    this.#say(wrap(sentence, this.#place.columns(), '  '));
  }

  #say(text: string): void {
    this.#teller.end();
    this.#setting.write(`${text}\n`);
  }
}

/** Each seat's counters before the ante of the deal in progress. */
function countersBefore({ summaries, players, rules }: GameView): readonly number[] {
  return summaries.at(-1)?.counters ?? Array<number>(players).fill(rules.counters);
}
