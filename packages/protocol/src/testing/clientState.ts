import { dealToCut, followRoom } from '../follow.ts';
import type { Choices, Command, MemberId, RoomInfo, ServerMessage } from '../types.ts';

const NO_CHOICES: Choices = { legal: [], mayDeal: false };

type WithoutId<Message> = Message extends { readonly id: string } ? Omit<Message, 'id'> : never;
export type NewCommand = WithoutId<Command>;

/** The room and the choices of a client at a table, as its messages tell. Every client of the tests uses it. */
export class ClientState {
  member: MemberId | null = null;
  choices: Choices = NO_CHOICES;
  #room: RoomInfo | null = null;
  #cutFor = '';

  get hasRoom(): boolean {
    return this.#room !== null;
  }

  /** The current room. Throws an `Error` before the first snapshot. */
  get room(): RoomInfo {
    if (this.#room === null) throw new Error('no snapshot yet');
    return this.#room;
  }

  take(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.#room = message.room;
      this.member = message.member;
      if (message.game !== null) this.#choose(message.game);
    } else if (message.type === 'room') this.#room = followRoom(this.room, message);
    else if (message.type === 'events') this.#choose(message);
  }

  #choose({ legal, mayDeal }: Choices): void {
    this.choices = { legal, mayDeal };
  }

  /** Forgets what the connection was for. What was sent over it may be lost. */
  disconnect(): void {
    this.choices = NO_CHOICES;
    this.#cutFor = '';
  }

  /** Returns the cut that the table waits for, once for each deal and connection. */
  dueCut(number?: string): NewCommand | null {
    const awaited = this.#room && dealToCut(this.#room, this.member);
    if (awaited === null || this.#cutFor === awaited.commitment) return null;
    this.#cutFor = awaited.commitment;
    return { type: 'cut', deal: awaited.deal, number: number ?? awaited.commitment.slice(0, 32) };
  }
}
