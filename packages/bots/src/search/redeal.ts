import { bitCountOfBoth, HIGH_BIT, type Kernel, LAYOUT, LOW_BIT, listBits } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';
import type { SeenCards } from '../knowledge/seenCards.ts';
import type { Denied } from './denied.ts';

const { HANDS_HIGH, HANDS_LOW } = LAYOUT;
const ALL_HIGH = (1 << 20) - 1;
const MOST_TRIES = 20;

/**
 * Redeals the hidden cards to the other seats and the talon inside a playout. It is fast but only approximately
 * uniform: cards that some seat cannot hold are placed first.
 */
export class Redeal {
  readonly #seat: number;
  readonly #denied: Denied;
  readonly #random: Random;
  readonly #hidden = new Uint8Array(52);
  readonly #rooms: Int32Array;
  readonly #hands: Int32Array;

  /** @param seat the seat whose hand stays. */
  constructor(players: number, seat: number, denied: Denied, random: Random) {
    this.#seat = seat;
    this.#denied = denied;
    this.#random = random;
    this.#rooms = new Int32Array(players + 1);
    this.#hands = new Int32Array(2 * players + 2);
  }

  /** Writes new hands into the kernel. Leaves it unchanged if it finds none that agree. */
  deal(kernel: Kernel, seenCards: Readonly<SeenCards>, talon: number): void {
    const count = this.#gather(kernel, seenCards);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      this.#shuffle(count);
      this.#clear(kernel, talon - seenCards.dead);
      if (!this.#layOut(count, true) || !this.#layOut(count, false)) continue;
      this.#write(kernel);
      return;
    }
  }

  /** Lists the hidden cards. */
  #gather(kernel: Kernel, { low, high }: Readonly<SeenCards>): number {
    const hiddenLow = ~(low | kernel.handLow(this.#seat));
    const hiddenHigh = ~(high | kernel.handHigh(this.#seat)) & ALL_HIGH;
    return listBits(hiddenLow, hiddenHigh, this.#hidden, 0);
  }

  #shuffle(count: number): void {
    const hidden = this.#hidden;
    for (let last = count - 1; last > 0; last--) {
      const other = this.#below(last + 1);
      const card = hidden[last] ?? 0;
      hidden[last] = hidden[other] ?? 0;
      hidden[other] = card;
    }
  }

  /** A number from 0 to `limit − 1`, close enough to uniform for limits up to 52. */
  #below(limit: number): number {
    return Math.imul(this.#random.next() >>> 6, limit) >>> 26;
  }

  #clear(kernel: Kernel, talon: number): void {
    const { players } = kernel.rules;
    for (let seat = 0; seat < players; seat++) {
      const size = bitCountOfBoth(kernel.handLow(seat), kernel.handHigh(seat));
      this.#rooms[seat] = seat === this.#seat ? 0 : size;
    }
    this.#rooms[players] = talon;
    this.#hands.fill(0);
  }

  /** Places the cards that some seat cannot hold, or the others. Returns false if a card has no room. */
  #layOut(count: number, restricted: boolean): boolean {
    const rooms = this.#rooms;
    const talon = rooms.length - 1;
    for (let index = 0; index < count; index++) {
      const card = this.#hidden[index] ?? 0;
      let room = rooms[talon] ?? 0;
      let isDenied = false;
      for (let seat = 0; seat < talon; seat++) {
        if (seat === this.#seat) continue;
        if (this.#denied.has(seat, card)) isDenied = true;
        else room += rooms[seat] ?? 0;
      }
      if (isDenied !== restricted) continue;
      if (room === 0) return false;
      this.#lay(card, this.#below(room));
    }
    return true;
  }

  /** Places a card into the free room number `nth` of those that allow it, the talon last. */
  #lay(card: number, nth: number): void {
    const rooms = this.#rooms;
    let place = 0;
    let rest = nth;
    for (; place < rooms.length - 1; place++) {
      if (place === this.#seat || this.#denied.has(place, card)) continue;
      rest -= rooms[place] ?? 0;
      if (rest < 0) break;
    }
    rooms[place] = (rooms[place] ?? 0) - 1;
    this.#hands[2 * place] = (this.#hands[2 * place] ?? 0) | (LOW_BIT[card] ?? 0);
    this.#hands[2 * place + 1] = (this.#hands[2 * place + 1] ?? 0) | (HIGH_BIT[card] ?? 0);
  }

  #write({ words, rules }: Kernel): void {
    for (let seat = 0; seat < rules.players; seat++) {
      if (seat === this.#seat) continue;
      words[HANDS_LOW + seat] = this.#hands[2 * seat] ?? 0;
      words[HANDS_HIGH + seat] = this.#hands[2 * seat + 1] ?? 0;
    }
  }
}
