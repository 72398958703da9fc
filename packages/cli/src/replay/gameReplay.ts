import {
  type Card,
  type GameRecord,
  handsOf,
  makeCardsText,
  makeCardText,
  type RecordPlayer,
  type ReplayStep,
} from '@nain-jaune/engine';
import { type Context, namelessSeat, shownPlayers, type Words } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';

/** A record with its steps and the context of its sentences. */
export interface GameReplay {
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly context: Context;
}

export function makeGameReplay(shell: Shell, record: GameRecord, steps: readonly ReplayStep[]): GameReplay {
  return { record, steps, context: recordContext(shell, record) };
}

/** Returns the context of sentences about a record. */
export function recordContext({ words }: Shell, { players, rules }: GameRecord): Context {
  const names = shownPlayers(players, words).map((player) => printable(playerName(player, words)));
  return { names, rules, you: namelessSeat(players) };
}

/** A bot with the name of a person, such as one who has left an online table, is called a bot. */
function playerName({ name, bot }: RecordPlayer, { botInWords, interface: ui }: Words): string {
  if (bot === undefined || name === bot || name === botInWords(bot).name) return name;
  return name.startsWith(ui.bot) ? name : ui.asBot(name);
}

export function runAfter({ steps }: GameReplay, index: number): Card[] {
  const run: Card[] = [];
  for (let at = index; at >= 0 && steps[at]?.deal === steps[index]?.deal; at--) {
    const laid = steps[at]?.events.find((event) => event.type === 'laid');
    if (laid === undefined) continue;
    run.unshift(laid.card);
    if (laid.led) break;
  }
  return run;
}

/** Returns the index of the first step of a deal, or of the last step if there are fewer deals. */
export function firstStepOfDeal({ steps }: GameReplay, deal: number): number {
  const index = steps.findIndex((step) => step.deal >= deal);
  return index < 0 ? Math.max(0, steps.length - 1) : index;
}

export function moveCount({ steps }: GameReplay, deal: number): number {
  return steps.findLast((step) => step.deal === deal)?.move ?? 0;
}

const CARD_KEYS = ['card', 'standsFor', 'wanted', 'cards', 'drawn'];

export function stepAsJson(step: ReplayStep): unknown {
  const { counters, boxes } = step.game;
  return {
    deal: step.deal,
    move: step.move,
    seat: step.seat,
    text: step.text,
    events: step.events.map((event) => withCardNotation(event, CARD_KEYS)),
    hands: handsOf(step.game).map(makeCardsText),
    counters,
    boxes,
  };
}

/** Copies an object with its cards in the notation. `keys` are the properties that contain cards. */
export function withCardNotation(object: object, keys: readonly string[]): unknown {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, keys.includes(key) ? notationOf(value) : value]),
  );
}

type Cards = Card | null | readonly Cards[];
type CardTexts = string | null | readonly CardTexts[];

function notationOf(cards: Cards): CardTexts {
  if (cards === null) return null;
  return typeof cards === 'object' ? cards.map(notationOf) : makeCardText(cards);
}
