import { type GameRecord, parseCards } from '@nain-jaune/engine';

interface Message {
  readonly type?: string;
  /** The number of the game of events, or the game of a snapshot. */
  readonly game?:
    | number
    | { readonly game: number; readonly view: View; readonly legal: readonly string[] }
    | null;
  readonly events?: readonly GameEvent[];
  readonly legal?: readonly string[];
}

interface GameEvent {
  readonly type: string;
  readonly card?: number;
  readonly cards?: readonly number[];
}

interface View {
  readonly seat: number | null;
  readonly deal: {
    readonly number: number;
    readonly hand: readonly number[];
    readonly laid: readonly unknown[];
    readonly winner: number | null;
  } | null;
}

const shortestTrace = 4;

/**
 * Searches everything that a client received for cards that no spectator may see: its own hand, choices, cards before they were laid,
 * and whole hands or talons in a row, as numbers or in notation.
 *
 * @param texts the messages of the client, in order
 * @param records the games of the table
 */
export function leaksIn(texts: readonly string[], records: readonly GameRecord[]): string[] {
  const leaks: string[] = [];
  let game = 0;
  let number = 0;
  let isOver = true;
  for (const text of texts) {
    const message = messageIn(text);
    if (typeof message.game === 'object' && message.game !== null) {
      const { view, legal } = message.game;
      game = message.game.game;
      number = view.deal?.number ?? 0;
      isOver = view.deal === null || view.deal.winner !== null;
      leaks.push(...leaksInView(view), ...leaksInChoices(legal));
    }
    leaks.push(...leaksInChoices(message.legal));
    for (const event of message.events ?? []) {
      if (event.type === 'anted' && isOver) [number, isOver] = [number + 1, false];
      if (event.type === 'ended') isOver = true;
      if (event.type === 'picked-up') leaks.push(`cards picked up: ${JSON.stringify(event)}`);
      if (event.type === 'shown' && !isOver) leaks.push(`cards shown during deal ${number}`);
    }
    for (const { of, deal, piles } of secretsOf(records)) {
      const isPast = of < game || (of === game && (deal < number || (deal === number && isOver)));
      const hidden = isPast ? piles.slice(-1) : piles;
      leaks.push(...tracesIn(text, hidden).map((trace) => `game ${of}, deal ${deal}: ${trace}`));
    }
  }
  return leaks;
}

function messageIn(text: string): Message {
  try {
    return JSON.parse(text) as Message;
  } catch {
    // A file of the page.
    return {};
  }
}

function leaksInView({ seat, deal }: View): string[] {
  const hand = deal?.hand ?? [];
  return seat === null && hand.length === 0 ? [] : [`the hand of seat ${seat}: ${hand.join()}`];
}

function leaksInChoices(legal: readonly string[] = []): string[] {
  return legal.length === 0 ? [] : [`legal moves: ${legal.join(' ')}`];
}

/** The hands of each deal, and the talon as the last pile. */
function secretsOf(records: readonly GameRecord[]) {
  return records.flatMap(({ deals }, game) =>
    deals.map(({ hands, talon }, deal) => ({ of: game + 1, deal: deal + 1, piles: [...hands, talon] })),
  );
}

/** Searches hidden cards in a row. `piles`: in the notation of records. */
function tracesIn(text: string, piles: readonly string[]): string[] {
  return piles.flatMap((pile) => {
    const cards = parseCards(pile).map(Number);
    if (cards.length < shortestTrace) return [];
    const traces = [pile, cards.join(), cards.toSorted((one, other) => one - other).join()];
    return traces.filter((trace) => text.includes(trace));
  });
}
