import { type Card, type GameView, lay, type Move, parseMoveText, pass, suitOf } from '@nain-jaune/engine';
import { drawCard } from '../terminal/drawCards.ts';
import { wrap } from '../terminal/width.ts';
import {
  matchingCards,
  type PlayerInput,
  parseInput,
  parseSuit,
  type Request,
  type Vocabulary,
} from './parseInput.ts';
import type { PlayContext } from './playContext.ts';

/** Reads a line that a person types after a question; null when there are no more lines. */
export type Ask = (question: string) => Promise<string | null>;

/** What came of a person's turn: a move, or something else that was asked for. */
export type Choice =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'request'; readonly request: Request }
  | { readonly type: 'again'; readonly sentence: string };

/** What a person chooses from. */
export interface Turn {
  readonly place: PlayContext;
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly vocabulary: Vocabulary;
}

/** Understands a line that a person typed when a move was asked for. Asks which card if several may be meant. */
export async function chooseMove(turn: Turn, line: string, ask: Ask): Promise<Choice> {
  const typed = parseInput(line, handOf(turn), turn.vocabulary);
  return typed.type === 'card' ? chooseCard(turn, typed, ask) : chooseOther(turn, typed, line);
}

/** What may be done, in one or two lines: the cards that may be laid, whether to pass, what to announce. */
export function drawChoices(turn: Turn): string {
  const { place, view, legal } = turn;
  const { words, cli, paint } = place.shell;
  const cards = legalCards(legal).map((card) => drawCard(card, words, paint));
  const leads = view.deal?.turn?.leads === true;
  const orPass = legal.some(({ type }) => type === 'pass') ? ` ${cli.orPass(passCall(turn))}` : '';
  const line = `${leads ? words.interface.yourLead : words.interface.yourTurn}. ${cli.youMayLay(cards.join(' '))}${orPass}`;
  const announceable = legal.flatMap((move) => (move.type === 'lay' && move.announced ? [move.card] : []));
  const hints = announceable.map((card) =>
    cli.honourHint(
      words.cardSign(card),
      `${typedFor(place, card)}!`,
      words.announcementOf(card, place.rules),
    ),
  );
  return [paint('green', '▶ ') + line, ...hints.map((hint) => paint('yellow', `★ ${hint}`))]
    .map((text) => wrap(text, place.columns(), '  '))
    .join('\n');
}

/** What is said with a pass. */
function passCall({ place, view }: Turn): string {
  const wanted = view.deal?.turn?.wanted ?? [];
  return place.shell.words.callOf(
    { type: 'passed', seat: place.seat, wanted },
    place.rules,
    view.deal?.events,
  );
}

/** How a player may type a card in his language: rank sign and suit letter. */
function typedFor({ shell }: PlayContext, card: Card): string {
  return `${shell.words.rankSign(card)}${shell.cli.suitLetter[suitOf(card)]}`;
}

/** The cards that may be laid, announced or not. */
export function legalCards(legal: readonly Move[]): Card[] {
  return [...new Set(legal.flatMap((move) => (move.type === 'lay' ? [move.card] : [])))];
}

function chooseOther(
  { place, legal }: Turn,
  typed: Exclude<PlayerInput, { type: 'card' }>,
  line: string,
): Choice {
  const { cli } = place.shell;
  switch (typed.type) {
    case 'pass':
      if (line.trim() === '' && !legal.some(({ type }) => type === 'pass')) return again(cli.typeCard);
      return { type: 'move', move: pass };
    case 'request':
      return typed;
    case 'unknown':
      return again(`${cli.notUnderstood(line.trim().slice(0, 40))} ${cli.typeCard}`);
  }
}

async function chooseCard(turn: Turn, typed: PlayerInput & { type: 'card' }, ask: Ask): Promise<Choice> {
  const held = matchingCards(typed, handOf(turn));
  if (held.length === 0) return again(notHeld(turn, typed));
  const legal = held.filter((card) => isLegal(turn, card, typed.announced));
  const meant = legal.length > 0 ? legal : held;
  const card = meant.length === 1 ? meant[0] : await askWhich(turn, meant, ask);
  if (card === undefined) return again('');
  const announced = typed.announced && turn.place.rules.announcing === 'required';
  return { type: 'move', move: lay(card, announced) };
}

async function askWhich(
  { place, vocabulary }: Turn,
  cards: readonly Card[],
  ask: Ask,
): Promise<Card | undefined> {
  const { words, cli } = place.shell;
  const line = await ask(`${cli.whichCard(listOr(place, cards.map(words.cardSign)))} `);
  if (line === null) return undefined;
  const suit = parseSuit(line, vocabulary);
  const typed = suit === null ? parseInput(line, cards, vocabulary) : null;
  const rest =
    typed?.type === 'card' ? matchingCards(typed, cards) : cards.filter((card) => isOfSuit(card, suit));
  return rest.length === 1 ? rest[0] : undefined;
}

function isOfSuit(card: Card, suit: string | null): boolean {
  return suit !== null && suitOf(card) === suit;
}

function isLegal({ legal, place }: Turn, card: Card, announced: boolean): boolean {
  const mustMatch = announced && place.rules.announcing === 'required';
  return legal.some((move) => move.type === 'lay' && move.card === card && (!mustMatch || move.announced));
}

function notHeld({ place }: Turn, typed: PlayerInput & { type: 'card' }): string {
  const { words, cli } = place.shell;
  const move = typed.suit === null ? undefined : parseMoveText(`${typed.rank}${typed.suit}`);
  if (move?.type === 'lay')
    return words.refusalSentence({ code: 'card-not-held', card: move.card }, place.context);
  const anyOfRank = parseMoveText(`${typed.rank}c`);
  return cli.noneOfRank(anyOfRank?.type === 'lay' ? words.rankSign(anyOfRank.card) : typed.rank);
}

function handOf({ view }: Turn): readonly Card[] {
  return view.deal?.hand ?? [];
}

function listOr({ shell }: PlayContext, parts: readonly string[]): string {
  return new Intl.ListFormat(shell.language, { type: 'disjunction' }).format(parts);
}

function again(sentence: string): Choice {
  return { type: 'again', sentence };
}
