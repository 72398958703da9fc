import { RULESET_IDS } from '@nain-jaune/engine';
import type { Comer, Company, LobbyTable, Person, Sitter, TableSummary } from '@nain-jaune/protocol';
import { personIn, presentPeople, seatOf } from './company.ts';
import type { KeptCompany, KeptPerson } from './entries.ts';
import type { Presence } from './presence.ts';

/** What of a company is of the moment, and is not kept. */
export type Moment = Pick<Company, 'watchers' | 'promise' | 'startsIn' | 'dealsIn'>;

/** The company as everyone at the table is told of it. */
export function companyOf(kept: KeptCompany, presence: Presence, moment: Moment): Company {
  const { code, phase, settings, host, seats, games } = kept;
  const people = presentPeople(kept).map((person) => toldOf(kept, person, presence));
  return { code, phase, settings, host, people, seats, games, ...moment };
}

function toldOf(
  kept: KeptCompany,
  { id, name, face = null, ready, muted }: KeptPerson,
  presence: Presence,
): Person {
  const plays = kept.phase === 'playing' && seatOf(kept, id) !== null;
  const [here, away] = [presence.isHere(id), plays && presence.isAway(id)];
  return { id, name, face, here, away, ready, muted };
}

/** The table as anyone with its code may see it. */
export function summaryOf(kept: KeptCompany): TableSummary {
  const { code, phase, settings, seats, games } = kept;
  const over = phase === 'playing' ? games - 1 : games;
  return {
    code,
    phase,
    settings,
    host: hostName(kept),
    seats: seats.map((sitter) => ({ ...sitter, ...looksOf(kept, sitter) })),
    games,
    records: Array.from({ length: over }, (_, index) => index + 1),
  };
}

/** The table as the lobby shows it. */
export function lobbyTableOf(kept: KeptCompany): LobbyTable {
  const { code, phase, settings, seats } = kept;
  const { rules, players, clock } = settings;
  return {
    code,
    ruleset: rules.id,
    houseRules: !RULESET_IDS.some((id) => id === rules.id),
    host: hostName(kept) ?? '',
    players,
    people: seats.filter(({ type }) => type === 'person').length,
    bots: seats.filter(({ type }) => type === 'bot').length,
    clock,
    phase,
  };
}

function hostName(kept: KeptCompany): string | null {
  return kept.host === null ? null : (personIn(kept, kept.host)?.name ?? null);
}

function looksOf(kept: KeptCompany, sitter: Sitter): Comer {
  if (sitter.type === 'free') return { name: '' };
  if (sitter.type === 'bot') return { name: sitter.bot };
  const { name = '', face = null } = kept.people[sitter.person - 1] ?? {};
  return { name, face };
}
