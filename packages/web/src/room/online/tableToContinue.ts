import type { Ruleset } from '@nain-jaune/engine';
import type { TableSummary } from '@nain-jaune/protocol';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { summaryOf } from './onlineApi.ts';
import { forgetOwnTable, noteClosed, ownAddress, recentTables, tokensAt } from './ownTables.ts';
import { boardAddress } from './tableAddresses.ts';

/** A table online or in one room at which this browser has a place. */
export interface TableToContinue {
  readonly href: string;
  /** When it was last opened, in milliseconds since 1970. */
  readonly opened: number;
  /** Whether a game is in progress that this browser has opened within a day. */
  readonly isRunning: boolean;
  /** In the language of the page. */
  readonly about: { readonly title: string; readonly state: string; readonly rules: Ruleset };
}

type Place = NonNullable<TableSummary['place']>;

/** A table with the place of the person of this browser whose turn it is, or of the last one. */
interface Found {
  readonly code: string;
  readonly at: number;
  readonly summary: TableSummary;
  readonly place: Place;
}

/** How many of the latest tables the server is asked about. */
const MOST_ASKED = 4;
/** A game that was left longer ago does not precede a game at home. */
const DAY_MS = 86_400_000;

/** The deal and the turn; without a deal the phase. */
function stateOf({ summary, place }: Found): string {
  const { interface: ui } = preferences.words;
  if (place.deal === null) return preferences.chapters.online.lobby.phases[summary.phase];
  if (isYours(place)) return preferences.chapters.laterHome.yourDeal(place.deal);
  const toMove = place.toMove === null ? undefined : summary.seats[place.toMove];
  const name = toMove?.type === 'bot' ? botNameOf(toMove) : toMove?.name;
  return [ui.dealNumber(place.deal), ...(name ? [ui.turnOf(name)] : [])].join(' · ');
}

function botNameOf({ bot, name }: Extract<TableSummary['seats'][number], { type: 'bot' }>): string {
  return name === bot ? preferences.words.botInWords(bot).name : name;
}

function isYours({ seat, toMove }: Place): boolean {
  return toMove !== null && toMove === seat;
}

/**
 * Asks the server about the latest tables. Returns the one to continue at: first where this browser is to move, then where a game is
 * in progress, then the latest. Null if there is none, or the server does not answer.
 */
export async function tableToContinue(): Promise<TableToContinue | null> {
  const found: Found[] = [];
  let tables = recentTables();
  // Those that are over or gone leave their place to the ones before.
  while (tables.length > 0 && found.length === 0) {
    const asked = tables.slice(0, MOST_ASKED);
    tables = tables.slice(MOST_ASKED);
    const answers = await Promise.all(asked.map(find));
    if (answers.includes('no-answer')) tables = [];
    found.push(...answers.filter((answer) => typeof answer === 'object'));
  }
  const [best] = found.toSorted((one, other) => rankOf(other) - rankOf(one));
  if (best === undefined) return null;
  return {
    href: best.place.board ? boardAddress(best.code) : ownAddress(best.code),
    opened: best.at,
    isRunning: rankOf(best) > 0,
    about: {
      get title() {
        return preferences.chapters.online.lobby.tableOf(best.summary.host);
      },
      get state() {
        return stateOf(best);
      },
      rules: best.summary.settings.rules,
    },
  };
}

function rankOf({ at, summary, place }: Found): number {
  const isRunning = summary.phase === 'playing' && Date.now() - at < DAY_MS;
  return isRunning && (place.seat !== null || place.board) ? 1 + Number(isYours(place)) : 0;
}

/** Asks about a table, for each person of this browser until the server knows one. Notes those that are over or gone. */
async function find({ code, at }: { code: string; at: number }): Promise<Found | 'no-answer' | 'over'> {
  const known: Found[] = [];
  for (const token of tokensAt(code)) {
    const answer = await summaryOf(code, token);
    if (answer.ok && answer.value.phase !== 'closed') {
      const { value: summary } = answer;
      if (summary.place !== null) known.push({ code, at, summary, place: summary.place });
    } else if (answer.ok) break;
    else if (answer.error.code === 'no-such-table') {
      forgetOwnTable(code);
      return 'over';
    } else if (answer.error.code !== 'link-renewed') return 'no-answer';
  }
  const best = known.find(({ place }) => isYours(place)) ?? known[0];
  if (best === undefined) noteClosed(code);
  return best ?? 'over';
}
