import { failure, type Outcome, success } from '@nain-jaune/engine';
import type { Comer, CompanyRefusal, Person, Sitter, TableSettings } from '@nain-jaune/protocol';
import type { KeptCompany, KeptPerson } from './entries.ts';
import { plainText } from './plainText.ts';

/** The company after a change, or why it does not change. */
export type Changed = Outcome<KeptCompany, CompanyRefusal>;

const FREE: Sitter = { type: 'free' };
/** The longest name, in characters. */
const NAME_LENGTH = 40;
/** How many may come to one table, those who left included. */
const MOST_PEOPLE = 100;

/** Who comes: a name and a portrait, and the hash of the secret that keeps his place. */
export interface Newcomer extends Comer {
  readonly tokenHash: string;
}

/**
 * A new company: its host alone, on seat 0. Throws a `RangeError` where the rules do not allow so many players, or the host
 * has no name.
 */
export function openCompany(
  code: string,
  host: Newcomer,
  settings: TableSettings,
  fillsUp: boolean,
): KeptCompany {
  if (!settings.rules.players.includes(settings.players))
    throw new RangeError(`${settings.rules.id} is not played by ${settings.players}`);
  const seats = Array.from({ length: settings.players }, () => FREE);
  const empty: KeptCompany = {
    code,
    phase: 'gathering',
    settings,
    fillsUp,
    host: 1,
    people: [],
    seats,
    fillers: [],
    games: 0,
  };
  const opened = join(empty, host, 0);
  if (!opened.ok) throw new RangeError(`nobody can open a table so: ${opened.error}`);
  return opened.value;
}

/** Somebody comes: to the wished seat where it is free, else to the first free one. */
export function join(
  company: KeptCompany,
  { name, face, tokenHash }: Newcomer,
  wished: number | null,
): Outcome<KeptCompany, 'table-full' | 'table-closed' | 'empty-name'> {
  if (company.phase === 'closed') return failure('table-closed');
  const plain = plainText(name, NAME_LENGTH);
  if (plain === '') return failure('empty-name');
  const seat = freeSeat(company, wished);
  if (seat === null || company.people.length >= MOST_PEOPLE) return failure('table-full');
  const id = company.people.length + 1;
  const looks = { name: plain, face: face ?? null };
  const person: KeptPerson = { id, ...looks, tokenHash, ready: false, muted: false, left: false };
  const host = company.host ?? id;
  return success(seated({ ...company, host, people: [...company.people, person] }, id, seat));
}

/** The wished seat where it is free, else the first free one, else none. */
function freeSeat({ seats }: KeptCompany, wished: number | null): number | null {
  if (wished !== null && seats[wished]?.type === 'free') return wished;
  const first = seats.findIndex(({ type }) => type === 'free');
  return first < 0 ? null : first;
}

/** The person of a number, where he has not left. */
export function personIn(company: KeptCompany, id: Person['id']): KeptPerson | undefined {
  const person = company.people[id - 1];
  return person?.left === false ? person : undefined;
}

/** Those who have come and not left. */
export function presentPeople({ people }: KeptCompany): KeptPerson[] {
  return people.filter(({ left }) => !left);
}

/** Where a person sits, or null. */
export function seatOf({ seats }: KeptCompany, id: Person['id']): number | null {
  const seat = seats.findIndex((sitter) => sitter.type === 'person' && sitter.person === id);
  return seat < 0 ? null : seat;
}

/** The company with a change to one person. */
export function withPerson(company: KeptCompany, id: Person['id'], change: Partial<KeptPerson>): KeptCompany {
  const people = company.people.map((person) => (person.id === id ? { ...person, ...change } : person));
  return { ...company, people };
}

/** The company with another sitter on a seat. */
function withSitter(company: KeptCompany, seat: number, sitter: Sitter): KeptCompany {
  return { ...company, seats: company.seats.with(seat, sitter) };
}

/** The company with a person on a seat, and on no other. */
function seated(company: KeptCompany, id: Person['id'], seat: number): KeptCompany {
  return withSitter(stood(company, id), seat, { type: 'person', person: id });
}

/** The company with a person on no seat. */
function stood(company: KeptCompany, id: Person['id']): KeptCompany {
  const seat = seatOf(company, id);
  return seat === null ? company : withSitter(company, seat, FREE);
}

/** A person takes a free seat. */
export function sit(company: KeptCompany, id: Person['id'], seat: number): Changed {
  const sitter = company.seats[seat];
  if (sitter === undefined) return failure('no-such-seat');
  if (sitter.type !== 'free') return failure('seat-taken');
  return success(seated(company, id, seat));
}

/** A person gives his seat up. */
export function stand(company: KeptCompany, id: Person['id']): KeptCompany {
  return withPerson(stood(company, id), id, { ready: false });
}

/** A person takes another name, and another portrait where one is named. */
export function rename(company: KeptCompany, id: Person['id'], { name, face }: Comer): Changed {
  const plain = plainText(name, NAME_LENGTH);
  const looks = face === undefined ? { name: plain } : { name: plain, face };
  return plain === '' ? failure('empty-name') : success(withPerson(company, id, looks));
}

/** Gives a seat that no person has to a bot. */
export function giveToBot(company: KeptCompany, seat: number, bot: string): Changed {
  const sitter = company.seats[seat];
  if (sitter === undefined) return failure('no-such-seat');
  if (sitter.type === 'person') return failure('seat-taken');
  return success(withSitter(company, seat, { type: 'bot', bot }));
}

/** Empties a seat. */
export function emptySeat(company: KeptCompany, seat: number): Changed {
  const sitter = company.seats[seat];
  if (sitter === undefined) return failure('no-such-seat');
  return success(sitter.type === 'person' ? stand(company, sitter.person) : withSitter(company, seat, FREE));
}

/** Agrees on other settings: who sat on a seat that is gone takes a free one; everyone says anew that he is ready. */
export function agree(company: KeptCompany, settings: TableSettings): Changed {
  if (!settings.rules.players.includes(settings.players)) return failure('rules-refuse');
  const people = company.people.map((person) => ({ ...person, ready: false }));
  return success({ ...company, settings, people, seats: resized(company.seats, settings.players) });
}

/** As many seats as play; persons whose seat is gone take free ones, as long as there are any. */
function resized(seats: readonly Sitter[], players: number): Sitter[] {
  const kept = Array.from({ length: players }, (_, seat) => seats[seat] ?? FREE);
  const homeless = seats.slice(players).filter(({ type }) => type === 'person');
  return kept.map((sitter) => (sitter.type === 'free' ? (homeless.shift() ?? sitter) : sitter));
}

/** A person goes for good. Where a game is in progress his seat has a bot until it is over. */
export function leave(company: KeptCompany, id: Person['id'], bot: string): KeptCompany {
  const gone = withPerson(company, id, { left: true, ready: false });
  const seat = seatOf(gone, id);
  if (seat === null || company.phase !== 'playing') return stood(gone, id);
  return { ...withSitter(gone, seat, { type: 'bot', bot }), fillers: [...gone.fillers, seat] };
}

/** Gives the office of the host to who is here longest, else to who came first; to nobody where nobody is left. */
export function withNextHost(company: KeptCompany, isHere: (id: Person['id']) => boolean): KeptCompany {
  const people = presentPeople(company);
  const next = people.find(({ id }) => id !== company.host && isHere(id)) ?? people[0];
  return { ...company, host: next?.id ?? null };
}

/** The company as a game begins: bots of these names take the free seats. Nobody plays where no person sits. */
export function begun(company: KeptCompany, bots: readonly string[]): Changed {
  if (!company.seats.some(({ type }) => type === 'person')) return failure('too-few');
  const taken = company.seats.flatMap((sitter) => (sitter.type === 'bot' ? [sitter.bot] : []));
  const fresh = bots.filter((bot) => !taken.includes(bot));
  const fillers = company.seats.flatMap(({ type }, seat) => (type === 'free' ? [seat] : []));
  const bot = (filler: number) => fresh[filler] ?? bots[filler % bots.length] ?? '';
  const seats = company.seats.map((sitter, seat): Sitter => {
    const filler = fillers.indexOf(seat);
    return filler < 0 ? sitter : { type: 'bot', bot: bot(filler) };
  });
  return success({ ...company, phase: 'playing', seats, fillers, games: company.games + 1 });
}

/** The company when a game is over: bots that only filled up give their seats back, and nobody is ready yet. */
export function overIn(company: KeptCompany): KeptCompany {
  const seats = company.seats.map((sitter, seat) => (company.fillers.includes(seat) ? FREE : sitter));
  const people = company.people.map((person) => ({ ...person, ready: false }));
  return { ...company, phase: 'between', seats, people, fillers: [] };
}
