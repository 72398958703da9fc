import type { GameRecord } from '@nain-jaune/engine';
import type { Entry, OverEntry } from '@nain-jaune/table/online';
import type { Redaction } from '../store/index.ts';

/** Leaves a blank wherever the name of a person is kept: in every entry of his table, and in the records of its games. */
export function blankOf(person: number, entries: readonly Entry[]): Redaction {
  const overs = entries.filter((entry): entry is OverEntry => entry.type === 'over');
  const seats = new Map(overs.map(({ game, people }) => [game, people.indexOf(person)]));
  return {
    entry: (_kind, body) => JSON.stringify(blankEntry(JSON.parse(body) as Entry, person)),
    record: (game, _people, body) => blankRecord(body, seats.get(game) ?? -1),
  };
}

function blankEntry(entry: Entry, person: number): Entry {
  if (entry.type === 'company')
    return {
      ...entry,
      company: {
        ...entry.company,
        people: entry.company.people.map((one) => blankIf(one.id === person, one)),
      },
    };
  if (entry.type === 'said')
    return { ...entry, saying: blankIf(entry.saying.person === person, entry.saying) };
  if (entry.type === 'game')
    return { ...entry, seats: entry.seats.map((seat) => blankIf(seat.person === person, seat)) };
  return entry;
}

function blankRecord(body: string, seat: number): string {
  if (seat < 0) return body;
  const record = JSON.parse(body) as GameRecord;
  const players = record.players.map((player, index) => blankIf(index === seat, player));
  return JSON.stringify({ ...record, players });
}

function blankIf<Named extends { readonly name: string }>(is: boolean, one: Named): Named {
  return is ? { ...one, name: '' } : one;
}
