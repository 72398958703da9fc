import type { Card, Seat } from '@nain-jaune/engine';
import type { DealPromise } from '@nain-jaune/protocol';
import type { Clock } from '../clock.ts';
import type { ProofMaker } from '../proof/maker.ts';
import type { DealProof } from '../proof/proof.ts';
import { Timer } from '../timer.ts';
import type { Limits } from './limits.ts';

/** What the dealing asks of its table. */
export interface DealingHost {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly proof: ProofMaker;
  readonly code: string;
  /** Whether a person sits on this seat who can answer. */
  mayCut(seat: Seat): boolean;
  /** Deals. */
  deal(): void;
}

/** A deal that is to come. */
interface Coming {
  readonly promise: DealPromise;
  readonly proof: DealProof;
}

/**
 * The way to the next deal: the server's promise, the number of the player who cuts, and the moment when it is dealt:
 * when somebody asks, or after a while.
 */
export class Dealing {
  readonly #host: DealingHost;
  /** Runs while the number of the player who cuts may still come. */
  readonly #cutting: Timer;
  /** Runs while nobody asks for the deal. */
  readonly #unasked: Timer;
  #waiting: (() => void)[] = [];
  readonly #proofs = new Map<number, DealProof>();
  #coming: Coming | null = null;

  constructor(host: DealingHost) {
    this.#host = host;
    this.#cutting = new Timer(host.clock);
    this.#unasked = new Timer(host.clock);
  }

  /** The promise for the next deal; null where none is to come. */
  get promise(): DealPromise | null {
    return this.#coming?.promise ?? null;
  }

  /** Milliseconds until it is dealt though nobody asks for it; null where it is not. */
  get dealsIn(): number | null {
    return this.#unasked.left;
  }

  /** Makes the promise for a deal to come. */
  prepare(game: number, deal: number, cutter: Seat): void {
    const { proof, code } = this.#host;
    const secret = proof.secret();
    const commitment = proof.commitment(secret);
    this.#coming = {
      promise: { deal, commitment, cutter, cut: false },
      proof: { code, game, deal, commitment, secret, cut: null },
    };
    if (this.#host.mayCut(cutter)) this.#cutting.start(this.#host.limits.cutMs, () => this.#dealWhoWaited());
  }

  /** The player who cuts gives his number; says whether it is taken: he gives one number for each deal, in time. */
  cut(seat: Seat, deal: number, number: string): boolean {
    const coming = this.#coming;
    if (coming === null || coming.promise.cutter !== seat || coming.promise.deal !== deal) return false;
    if (coming.promise.cut) return false;
    this.#coming = {
      promise: { ...coming.promise, cut: true },
      proof: { ...coming.proof, cut: number },
    };
    return true;
  }

  /** Deals what waited for the number of the player who cuts. To be called when everyone was told that he has cut. */
  goOn(): void {
    this.#cutting.stop();
    this.#dealWhoWaited();
  }

  /** Does what deals as soon as the number of the player who cuts is there, or no more waited for. */
  whenCut(deal: () => void): void {
    if (this.#cutting.isWaiting) this.#waiting.push(deal);
    else deal();
  }

  /** Deals by itself after a while; where it is counting already it goes on counting. */
  dealLater(wait = this.#host.limits.dealMs): void {
    if (this.#coming !== null && !this.#unasked.isWaiting)
      this.#unasked.start(wait, () => this.whenCut(() => this.#host.deal()));
  }

  /** Does not deal by itself. */
  hold(): void {
    this.#unasked.stop();
  }

  /** The pack of the deal to come. Throws an `Error` where none is promised. */
  pack(deal: number): readonly Card[] {
    return this.#host.proof.pack(this.#proofOfComing(deal));
  }

  /** The proof of the deal to come, as it is kept with its cards. Throws an `Error` where none is promised. */
  takeProof(deal: number): DealProof {
    const proof = this.#proofOfComing(deal);
    this.#proofs.set(deal, proof);
    return proof;
  }

  /** The proof of a deal that was dealt. It holds the secret: it goes into records once the deal is settled. */
  proofOf(deal: number): DealProof | null {
    return this.#proofs.get(deal) ?? null;
  }

  /** Takes up the proof of a deal that was dealt before. */
  takeUp(proof: DealProof): void {
    this.#proofs.set(proof.deal, proof);
  }

  /** No deal is to come for now. */
  clear(): void {
    this.#coming = null;
    this.#waiting = [];
    this.#cutting.stop();
    this.#unasked.stop();
  }

  #proofOfComing(deal: number): DealProof {
    if (this.#coming?.promise.deal !== deal) throw new Error(`deal ${deal} was not promised`);
    return this.#coming.proof;
  }

  #dealWhoWaited(): void {
    for (const deal of this.#waiting.splice(0)) deal();
  }
}
