import type { Seat } from '@nain-jaune/engine';
import type { Company, Person, Sitter } from '@nain-jaune/protocol/online';
import type { OnlineWords, Words } from '@nain-jaune/words';
import { facesOf } from './facesOfCompany.ts';

/** A seat of the company as it is shown. */
export interface SeatOfCompany {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** Who sits there, if it is a person. */
  readonly person: Person | null;
  /** The portrait of that person. */
  readonly face: string | null;
  /** The name of whoever sits there; empty for a free seat. */
  readonly name: string;
}

/** The name of a person; of one who had it deleted, a word for it. */
export function nameOfPerson(person: Person | undefined, texts: OnlineWords): string {
  return person?.name || texts.records.nameless;
}

/** All seats of a company, from seat 0 clockwise. */
export function seatsOfCompany(company: Company, words: Words, texts: OnlineWords): SeatOfCompany[] {
  const faces = facesOf(company.code, company.people);
  return company.seats.map((sitter, seat) => {
    const person = personOn(sitter, company);
    const face = person && (faces.get(person.id) ?? null);
    return { seat: seat as Seat, sitter, person, face, name: nameOn(sitter, person, words, texts) };
  });
}

function personOn(sitter: Sitter, { people }: Company): Person | null {
  return sitter.type === 'person' ? (people.find(({ id }) => id === sitter.person) ?? null) : null;
}

function nameOn(sitter: Sitter, person: Person | null, words: Words, texts: OnlineWords): string {
  if (sitter.type === 'free') return '';
  return sitter.type === 'bot' ? words.botInWords(sitter.bot).name : nameOfPerson(person ?? undefined, texts);
}

/** The names of the persons on the seats, from seat 0 clockwise; null where nobody sits or a bot does. */
export function personNames(company: Company): (string | null)[] {
  return company.seats.map((sitter) => personOn(sitter, company)?.name ?? null);
}

/** Everyone who has come and has no seat. */
export function standingPeople({ people, seats }: Company): Person[] {
  return people.filter(({ id }) => !seats.some((one) => one.type === 'person' && one.person === id));
}
