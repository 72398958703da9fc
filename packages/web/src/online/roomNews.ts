import type { Company, Person, Saying } from '@nain-jaune/protocol/online';
import type { OnlineWords, Words } from '@nain-jaune/words';
import { type CompanyChange, changesBetween } from './changes.ts';
import { nameOfPerson } from './seatsOfCompany.ts';

/** Decides what is told aloud of the company and its talk: what others do and say, once, from the moment one is there. */
export class CompanyNews {
  #company: Company | null = null;
  #saying: number | null = null;

  /** The sentences that are new. */
  take(
    company: Company,
    sayings: readonly Saying[],
    me: Person['id'] | null,
    words: Words,
    texts: OnlineWords,
  ): readonly string[] {
    const changes = this.#company === null ? [] : changesBetween(this.#company, company, me);
    this.#company = company;
    return [
      ...changes.map((change) => changeText(change, words, texts)),
      ...this.#fresh(sayings, me).map((saying) => sayingLine(saying, texts)),
    ];
  }

  #fresh(sayings: readonly Saying[], me: Person['id'] | null): readonly Saying[] {
    const last = this.#saying;
    this.#saying = sayings.at(-1)?.number ?? last ?? 0;
    return last === null ? [] : sayings.filter(({ number, person }) => number > last && person !== me);
  }
}

/** What was said, without who said it. */
export function sayingText({ phrase, text }: Saying, texts: OnlineWords): string {
  return phrase === null ? (text ?? '') : texts.talk.phrases[phrase];
}

function sayingLine(saying: Saying, texts: OnlineWords): string {
  return texts.announcements.said(saying.name || texts.records.nameless, sayingText(saying, texts));
}

function changeText(change: CompanyChange, words: Words, texts: OnlineWords): string {
  const { announcements } = texts;
  if (change.what === 'agreed') return announcements.agreed;
  if (change.what === 'gameBegins') return announcements.gameBegins(change.game);
  if (change.what === 'emptied') return announcements.emptied(change.seat);
  if (change.what === 'botSat') return announcements.botSat(words.botInWords(change.bot).name, change.seat);
  const name = nameOfPerson(change.person, texts);
  if (change.what === 'sat') return announcements.sat(name, change.seat);
  if (change.what === 'renamed') return announcements.renamed(change.before, name);
  return announcements[change.what](name);
}
