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

/** Asks a question. Returns the answer, or null at the end of the input. */
export type Ask = (question: string) => Promise<string | null>;

/** The meaning of a line: a move, a request, or an invalid line with its message. */
export type Choice =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'request'; readonly request: Request }
  | { readonly type: 'again'; readonly sentence: string };

export interface Turn {
  readonly context: PlayContext;
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly vocabulary: Vocabulary;
}

/** Parses a line as a move. Asks which card if several match. */
export async function chooseMove(turn: Turn, line: string, ask: Ask): Promise<Choice> {
  const input = parseInput(line, handOf(turn), turn.vocabulary);
  return input.type === 'card' ? chooseCard(turn, input, ask) : chooseOther(turn, input, line);
}

/** Describes the legal moves: the cards, whether to pass and what to announce. */
export function drawChoices(turn: Turn): string {
  const { context, view, legal } = turn;
  const { words, cli, paint } = context.shell;
  const cards = legalCards(legal).map((card) => drawCard(context.shell, card));
  const leads = view.deal?.turn?.leads === true;
  const [orPass] = legal.flatMap(({ type }) => (type === 'pass' ? [` ${cli.orPass(passCall(turn))}`] : []));
  const byEnter = orPass ?? (onlyMove(legal) === null ? '' : ` ${cli.withEnter}`);
  const line = `${leads ? words.interface.yourLead : words.interface.yourTurn}. ${cli.youMayLay(cards.join(' '))}${byEnter}`;
  const announceable = legal.flatMap((move) => (move.type === 'lay' && move.announced ? [move.card] : []));
  const hints = announceable.map((card) =>
    cli.honourHint(
      words.cardSign(card),
      `${inputFor(context, card)}!`,
      words.announcementOf(card, context.rules),
    ),
  );
  return [paint('green', '▶ ') + line, ...hints.map((hint) => paint('yellow', `★ ${hint}`))]
    .map((text) => wrap(text, context.columns(), '  '))
    .join('\n');
}

function passCall({ context, view }: Turn): string {
  const wanted = view.deal?.turn?.wanted ?? [];
  return context.shell.words.callOf(
    { type: 'passed', seat: context.you, wanted },
    context.rules,
    view.deal?.events,
  );
}

/** Returns the input for a card: rank sign and suit letter. */
function inputFor({ shell }: PlayContext, card: Card): string {
  return `${shell.words.rankSign(card)}${shell.cli.suitLetter[suitOf(card)]}`;
}

export function legalCards(legal: readonly Move[]): Card[] {
  return [...new Set(legal.flatMap((move) => (move.type === 'lay' ? [move.card] : [])))];
}

function chooseOther(
  { context, legal }: Turn,
  input: Exclude<PlayerInput, { type: 'card' }>,
  line: string,
): Choice {
  const { cli } = context.shell;
  switch (input.type) {
    case 'pass':
      if (line.trim() === '') return chooseByEnter(legal) ?? again(cli.typeCard);
      return { type: 'move', move: pass };
    case 'request':
      return input;
    case 'unknown':
      return again(`${cli.notUnderstood(line.trim().slice(0, 40))} ${cli.typeCard}`);
  }
}

/** Enter passes, or else plays the only card. A card that may be announced needs the choice. */
function chooseByEnter(legal: readonly Move[]): Choice | null {
  const move = legal.find(({ type }) => type === 'pass') ?? onlyMove(legal);
  return move === null ? null : { type: 'move', move };
}

function onlyMove([only, ...others]: readonly Move[]): Move | null {
  return only !== undefined && others.length === 0 ? only : null;
}

async function chooseCard(turn: Turn, input: PlayerInput & { type: 'card' }, ask: Ask): Promise<Choice> {
  const held = matchingCards(input, handOf(turn));
  if (held.length === 0) return again(notHeld(turn, input));
  const legal = held.filter((card) => isLegal(turn, card, input.announced));
  const meant = legal.length > 0 ? legal : held;
  const card = meant.length === 1 ? meant[0] : await askWhich(turn, meant, ask);
  if (card === undefined) return again('');
  const announced = input.announced && turn.context.rules.announcing === 'required';
  return { type: 'move', move: lay(card, announced) };
}

async function askWhich(
  { context, vocabulary }: Turn,
  cards: readonly Card[],
  ask: Ask,
): Promise<Card | undefined> {
  const { words, cli } = context.shell;
  const line = await ask(`${cli.whichCard(listOr(context, cards.map(words.cardSign)))} `);
  if (line === null) return undefined;
  const suit = parseSuit(line, vocabulary);
  const input = suit === null ? parseInput(line, cards, vocabulary) : null;
  const rest =
    input?.type === 'card' ? matchingCards(input, cards) : cards.filter((card) => isOfSuit(card, suit));
  return rest.length === 1 ? rest[0] : undefined;
}

function isOfSuit(card: Card, suit: string | null): boolean {
  return suit !== null && suitOf(card) === suit;
}

function isLegal({ legal, context }: Turn, card: Card, announced: boolean): boolean {
  const mustMatch = announced && context.rules.announcing === 'required';
  return legal.some((move) => move.type === 'lay' && move.card === card && (!mustMatch || move.announced));
}

function notHeld({ context }: Turn, input: PlayerInput & { type: 'card' }): string {
  const { words, cli } = context.shell;
  const move = input.suit === null ? undefined : parseMoveText(`${input.rank}${input.suit}`);
  if (move?.type === 'lay') return words.refusalSentence({ code: 'card-not-held', card: move.card }, context);
  const anyOfRank = parseMoveText(`${input.rank}c`);
  return cli.noneOfRank(anyOfRank?.type === 'lay' ? words.rankSign(anyOfRank.card) : input.rank);
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
