import {
  ONLINE_VERSION,
  type OnlineClientMessage,
  type OnlineTableMessage,
  type Person,
} from '@nain-jaune/protocol';
import type { Commons } from './commons.ts';
import { personIn } from './company.ts';
import { type Known, type LineHost, type OnlineConnection, OnlineLine } from './line.ts';
import { refuse, type Wishes } from './wishes.ts';

/** Where people come in and go out: it greets them, tells them what they have not, and hears what they say. */
export class Reception {
  readonly #commons: Commons;
  readonly #wishes: Wishes;
  readonly #lineHost: LineHost;

  constructor(commons: Commons, wishes: Wishes) {
    this.#commons = commons;
    this.#wishes = wishes;
    this.#lineHost = this.#makeLineHost();
  }

  /** Connects a person, or null for somebody who watches, and tells him everything that he does not have. */
  connect(
    person: Person['id'] | null,
    known: Known | null,
    send: (message: OnlineTableMessage) => void,
  ): OnlineConnection {
    const line = new OnlineLine(person, this.#lineHost, send);
    const refused = this.#mayNotEnter(person);
    if (refused === null) this.#letIn(line, known);
    else line.end(refused);
    return line;
  }

  #makeLineHost(): LineHost {
    return {
      hear: (line, message) => this.#hear(line, message),
      greet: (line, known) => {
        if (line.person !== null) this.#takeBack(line.person);
        this.#greet(line, known);
      },
      leave: (line) => this.#lineClosed(line),
      lost: (error) => this.#commons.surroundings.fault?.({ code: 'not-sent', seat: null, error }),
    };
  }

  #mayNotEnter(person: Person['id'] | null): 'moving' | 'table-closed' | 'removed' | null {
    const { kept, isOpen } = this.#commons;
    if (kept.phase === 'closed') return 'table-closed';
    if (!isOpen) return 'moving';
    return person !== null && personIn(kept, person) === undefined ? 'removed' : null;
  }

  /** A person is here, with a new connection in place of an older one. */
  #letIn(line: OnlineLine, known: Known | null): void {
    const { presence, lines } = this.#commons;
    if (line.person !== null) {
      presence.come(line.person);
      lines.displace(line.person);
    }
    this.#commons.keepOrder();
    lines.add(line);
    this.#greet(line, known);
    lines.tell(this.#commons.companyNow(), line);
  }

  #greet(line: OnlineLine, known: Known | null): void {
    const { talk, playing } = this.#commons;
    line.say({ type: 'entered', version: ONLINE_VERSION, person: line.person, sayings: talk.sayings });
    line.say(this.#commons.companyNow());
    if (playing !== null) line.follow(playing.game, known);
    const clock = playing?.clock ?? null;
    if (clock !== null) line.say(clock);
  }

  #lineClosed(line: OnlineLine): void {
    const { lines, isOpen, kept, presence } = this.#commons;
    if (!lines.delete(line) || !isOpen) return;
    if (line.person !== null && personIn(kept, line.person) !== undefined) presence.go(line.person);
    this.#commons.presenceChanged();
  }

  #hear(line: OnlineLine, message: Exclude<OnlineClientMessage, { type: 'enter' }>): void {
    if (line.person !== null && !isCut(message)) this.#takeBack(line.person);
    if (message.type === 'act') line.playOn(message);
    else if (message.type === 'deal') this.#whenCut(() => line.playOn(message));
    else if (line.person === null) refuse(line, message, { code: 'watching' });
    else this.#wishes.hear(line, line.person, message);
  }

  /** Whoever does something plays for himself from then on. */
  #takeBack(person: Person['id']): void {
    if (this.#commons.presence.act(person)) this.#commons.presenceChanged();
  }

  /** Where the player who cuts is waited for, a deal waits with him. */
  #whenCut(deal: () => void): void {
    const { playing } = this.#commons;
    if (playing === null) deal();
    else playing.whenCut(deal);
  }
}

/** Whether a message is one that a client says by itself, without the person. */
function isCut(message: OnlineClientMessage): boolean {
  return message.type === 'ask' && message.ask.do === 'cut';
}
