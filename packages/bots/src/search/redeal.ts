import { bitCountOfBoth, HIGH_BIT, type Kernel, LAYOUT, LOW_BIT, listBits } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';
import type { SeenCards } from '../knowledge/seenCards.ts';
import type { Denied } from './denied.ts';

const { HANDS_HIGH, HANDS_LOW } = LAYOUT;
const ALL_HIGH = (1 << 20) - 1;
const MOST_TRIES = 20;

/**
 * Deals the hidden cards anew between the other seats and the talon, quickly: as a seat inside a playout would have to
 * imagine them. Cards that some seat cannot hold find their place first; it is near the right distribution, not exact
 * like the sampler.
 */
export class Redeal {
  readonly #seat: number;
  readonly #denied: Denied;
  readonly #random: Random;
  readonly #hidden = new Uint8Array(52);
  readonly #rooms: Int32Array;
  readonly #hands: Int32Array;

  /** Deals anew what `seat` does not see. */
  constructor(players: number, seat: number, denied: Denied, random: Random) {
    this.#seat = seat;
    this.#denied = denied;
    this.#random = random;
    this.#rooms = new Int32Array(players + 1);
    this.#hands = new Int32Array(2 * players + 2);
  }

  /** Writes other hands into the kernel; where it finds none that agree, it leaves it as it is. */
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

  /** The cards that are neither gone nor the seat's own. */
  #gather({ words }: Kernel, { low, high }: Readonly<SeenCards>): number {
    const hiddenLow = ~(low | (words[HANDS_LOW + this.#seat] as number));
    const hiddenHigh = ~(high | (words[HANDS_HIGH + this.#seat] as number)) & ALL_HIGH;
    return listBits(hiddenLow, hiddenHigh, this.#hidden, 0);
  }

  #shuffle(count: number): void {
    const hidden = this.#hidden;
    for (let last = count - 1; last > 0; last--) {
      const other = this.#below(last + 1);
      const card = hidden[last] as number;
      hidden[last] = hidden[other] as number;
      hidden[other] = card;
    }
  }

  /** A number from 0 to `limit − 1`, near enough to uniform for limits up to 52. */
  #below(limit: number): number {
    return Math.imul(this.#random.next() >>> 6, limit) >>> 26;
  }

  #clear({ words, rules }: Kernel, talon: number): void {
    for (let seat = 0; seat < rules.players; seat++) {
      const size = bitCountOfBoth(words[HANDS_LOW + seat] as number, words[HANDS_HIGH + seat] as number);
      this.#rooms[seat] = seat === this.#seat ? 0 : size;
    }
    this.#rooms[rules.players] = talon;
    this.#hands.fill(0);
  }

  /** Lays out the cards that somebody cannot hold, or the others; false where one finds no room. */
  #layOut(count: number, restricted: boolean): boolean {
    const rooms = this.#rooms;
    const talon = rooms.length - 1;
    for (let index = 0; index < count; index++) {
      const card = this.#hidden[index] as number;
      let room = rooms[talon] as number;
      let isDenied = false;
      for (let seat = 0; seat < talon; seat++) {
        if (seat === this.#seat) continue;
        if (this.#denied.has(seat, card)) isDenied = true;
        else room += rooms[seat] as number;
      }
      if (isDenied !== restricted) continue;
      if (room === 0) return false;
      this.#lay(card, this.#below(room));
    }
    return true;
  }

  /** Lays a card into the free room number `nth` of those where it may lie, the talon's last. */
  #lay(card: number, nth: number): void {
    const rooms = this.#rooms;
    let place = 0;
    let rest = nth;
    for (; place < rooms.length - 1; place++) {
      if (place === this.#seat || this.#denied.has(place, card)) continue;
      rest -= rooms[place] as number;
      if (rest < 0) break;
    }
    rooms[place] = (rooms[place] as number) - 1;
    this.#hands[2 * place] = (this.#hands[2 * place] as number) | (LOW_BIT[card] as number);
    this.#hands[2 * place + 1] = (this.#hands[2 * place + 1] as number) | (HIGH_BIT[card] as number);
  }

  #write({ words, rules }: Kernel): void {
    for (let seat = 0; seat < rules.players; seat++) {
      if (seat === this.#seat) continue;
      words[HANDS_LOW + seat] = this.#hands[2 * seat] as number;
      words[HANDS_HIGH + seat] = this.#hands[2 * seat + 1] as number;
    }
  }
}
