import type { Company, Person, Sitter } from '@nain-jaune/protocol/online';

/**
 * What changed about the company that everyone should hear of. `away`: a bot plays for him; `back`: he plays again himself;
 * `host`: he is the host from now on.
 */
export type CompanyChange =
  | {
      readonly what: 'came' | 'left' | 'away' | 'back' | 'ready' | 'notReady' | 'host';
      readonly person: Person;
    }
  | { readonly what: 'renamed'; readonly person: Person; readonly before: string }
  | { readonly what: 'sat'; readonly person: Person; readonly seat: number }
  | { readonly what: 'stood'; readonly person: Person }
  | { readonly what: 'botSat'; readonly bot: string; readonly seat: number }
  | { readonly what: 'emptied'; readonly seat: number }
  | { readonly what: 'agreed' }
  | { readonly what: 'gameBegins'; readonly game: number };

/** What is different between a company and the same a moment later, but for what one did oneself. */
export function changesBetween(
  before: Company,
  after: Company,
  me: Person['id'] | null,
): readonly CompanyChange[] {
  return [
    ...peopleChanges(before, after, me),
    ...seatChanges(before, after, me),
    ...hostChange(before, after),
    ...(JSON.stringify(before.settings) === JSON.stringify(after.settings)
      ? []
      : [{ what: 'agreed' } as const]),
    ...(after.games > before.games ? [{ what: 'gameBegins', game: after.games } as const] : []),
  ];
}

function peopleChanges(before: Company, after: Company, me: Person['id'] | null): CompanyChange[] {
  const others = (people: readonly Person[]) => people.filter(({ id }) => id !== me);
  const isPlaying = after.phase === 'playing';
  return [
    ...others(after.people).flatMap((person) => personChanges(find(before, person.id), person, isPlaying)),
    ...others(before.people).flatMap((person): CompanyChange[] =>
      find(after, person.id) === undefined ? [{ what: 'left', person }] : [],
    ),
  ];
}

function personChanges(before: Person | undefined, person: Person, isPlaying: boolean): CompanyChange[] {
  if (before === undefined) return [{ what: 'came', person }];
  if (person.away !== before.away) return [{ what: person.away ? 'away' : 'back', person }];
  if (person.name !== before.name && before.name !== '')
    return [{ what: 'renamed', person, before: before.name }];
  // When a game begins or ends, everyone's readiness is a thing of the past.
  if (isPlaying || person.ready === before.ready) return [];
  return [{ what: person.ready ? 'ready' : 'notReady', person }];
}

/** Who took a seat and who gave one up, while no game is on: when one begins, bots take the free seats, and it is told. */
function seatChanges(before: Company, after: Company, me: Person['id'] | null): CompanyChange[] {
  if (after.phase === 'playing') return [];
  return after.seats.flatMap((sitter, seat) => {
    const was = before.seats[seat];
    return was === undefined || sameSitter(was, sitter) ? [] : seatChange(was, sitter, seat + 1, after, me);
  });
}

function seatChange(
  was: Sitter,
  sitter: Sitter,
  seat: number,
  after: Company,
  me: Person['id'] | null,
): CompanyChange[] {
  if (sitter.type === 'bot') return [{ what: 'botSat', bot: sitter.bot, seat }];
  if (sitter.type === 'person') {
    const person = find(after, sitter.person);
    return person === undefined || person.id === me ? [] : [{ what: 'sat', person, seat }];
  }
  if (was.type === 'bot') return [{ what: 'emptied', seat }];
  return was.type === 'person' ? stood(was.person, after, me) : [];
}

/** Somebody who stood up, and did not only change his seat. */
function stood(id: Person['id'], after: Company, me: Person['id'] | null): CompanyChange[] {
  const person = find(after, id);
  const sitsElsewhere = after.seats.some((sitter) => sitter.type === 'person' && sitter.person === id);
  return person === undefined || sitsElsewhere || id === me ? [] : [{ what: 'stood', person }];
}

function sameSitter(one: Sitter, other: Sitter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hostChange(before: Company, after: Company): CompanyChange[] {
  const host = after.host === null ? undefined : find(after, after.host);
  return host === undefined || before.host === null || before.host === host.id
    ? []
    : [{ what: 'host', person: host }];
}

function find({ people }: Company, id: Person['id']): Person | undefined {
  return people.find((person) => person.id === id);
}
