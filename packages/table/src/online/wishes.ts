import type { AskCompany, CompanyRefusal, Person } from '@nain-jaune/protocol';
import { Answers } from '../answers.ts';
import { carriedOut, type PlainAsk, whyNot } from './asks.ts';
import type { Commons, Refusal } from './commons.ts';
import { leave, personIn, presentPeople, withNextHost } from './company.ts';
import type { SaidEntry } from './entries.ts';
import { beginGame } from './games.ts';
import type { OnlineLine } from './line.ts';
import type { Words } from './talk.ts';

/** What people ask of the company: carried out one after the other, once each, and answered. */
export class Wishes {
  readonly #commons: Commons;
  readonly #answers = new Map<Person['id'], Answers<Refusal>>();

  /** What was said before a restart is not said again when it is asked again. */
  constructor(commons: Commons, said: readonly SaidEntry[]) {
    this.#commons = commons;
    for (const { saying, id } of said)
      if (id !== undefined) this.#answersOf(saying.person).remember(id, null);
  }

  /** Hears what a person asks. */
  hear(line: OnlineLine, person: Person['id'], message: AskCompany): void {
    this.#commons.turnstile.enter(async () => {
      const answers = this.#answersOf(person);
      const before = answers.to(message.id);
      const refusal = before === undefined ? await this.#carryOut(person, message) : before;
      if (refusal?.code !== 'not-kept') answers.remember(message.id, refusal);
      if (refusal === null) line.say({ type: 'granted', id: message.id });
      else refuse(line, message, refusal);
      await this.#sendOff();
    });
  }

  #answersOf(person: Person['id']): Answers<Refusal> {
    const answers = this.#answers.get(person) ?? new Answers<Refusal>();
    this.#answers.set(person, answers);
    return answers;
  }

  async #carryOut(person: Person['id'], { id, ask }: AskCompany): Promise<Refusal> {
    const { isOpen, kept, playing } = this.#commons;
    const why = isOpen && personIn(kept, person) ? whyNot(kept, person, ask) : 'not-now';
    if (why !== null) return { code: why };
    switch (ask.do) {
      case 'say':
        return this.#say(person, { phrase: ask.phrase }, id);
      case 'write':
        return this.#say(person, { text: ask.text }, id);
      case 'cut':
        return playing?.cut(person, ask.deal, ask.number) === true ? null : { code: 'not-now' };
      case 'start':
        return beginGame(this.#commons);
      case 'leave':
        return this.#sendAway(person);
      case 'remove':
        return personIn(kept, ask.person) === undefined
          ? { code: 'no-such-person' }
          : this.#sendAway(ask.person);
      default:
        return this.#change(person, ask);
    }
  }

  async #change(person: Person['id'], ask: PlainAsk): Promise<Refusal> {
    const { kept, surroundings } = this.#commons;
    const changed = carriedOut(kept, person, ask, (bot) => Object.hasOwn(surroundings.bots, bot));
    return changed.ok ? this.#commons.change(changed.value) : { code: changed.error };
  }

  async #say(speaker: Person['id'], words: Words, id: string): Promise<Refusal> {
    const { kept, talk, lines } = this.#commons;
    const person = personIn(kept, speaker);
    if (person === undefined) return { code: 'not-now' };
    const saying = talk.prepare(person, words, kept.settings.freeText);
    if (typeof saying === 'string') return { code: saying };
    if (!(await this.#commons.append([{ type: 'said', saying, id }]))) return { code: 'not-kept' };
    talk.add(saying);
    lines.tell({ type: 'said', saying });
    return null;
  }

  async #sendAway(person: Person['id']): Promise<Refusal> {
    const { kept, presence, surroundings } = this.#commons;
    const left = leave(kept, person, surroundings.standIn.name);
    const next = left.host === person ? withNextHost(left, (id) => presence.isHere(id)) : left;
    const refusal = await this.#commons.change(next);
    if (refusal === null) presence.forget(person);
    return refusal;
  }

  /** Ends the connections of those who have left, and the table where nobody is left. */
  async #sendOff(): Promise<void> {
    const { kept, lines, isOpen } = this.#commons;
    lines.end('removed', (person) => person !== null && personIn(kept, person) === undefined);
    if (isOpen && presentPeople(kept).length === 0) await this.#commons.close();
  }
}

/** Tells a client that what it asked is refused. */
export function refuse(
  line: OnlineLine,
  { id }: AskCompany,
  refusal: NonNullable<Refusal> | { code: CompanyRefusal },
): void {
  line.say({ type: 'refused', id, refusal });
}
