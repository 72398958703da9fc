/** The proof of docs/record-format.md, "A proof": the cards follow from a secret and the cut of a player. */
import { createHash } from 'node:crypto';
import { PACK } from './cards.ts';
import { dealOut } from './dealing.ts';
import type { DealRecord, Proof } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { asObject, at, type Fault, isInteger } from './values.ts';

const RANGE = 2 ** 32;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The commitment to a secret. */
export function commitmentTo(secret: string): string {
  return sha256(secret).toString('hex');
}

/** The numbers of 32 bits that follow from a proof, without end. */
function* numbersOf({ secret, cut, code, game, deal }: Proof): Generator<number, never> {
  const text = `${secret}:${cut ?? ''}:${code}:${game}:${deal}`;
  for (let block = 0; ; block += 1) {
    const hash = sha256(`${text}:${block}`);
    for (let i = 0; i < 8; i += 1) {
      yield hash.readUInt32BE(4 * i);
    }
  }
}

/** The next number below `limit`, each with the same probability. */
function numberBelow(limit: number, numbers: Generator<number, never>): number {
  for (;;) {
    const number = numbers.next().value;
    if (number < RANGE - (RANGE % limit)) {
      return number % limit;
    }
  }
}

/** The pack that follows from a proof, the top card first. */
export function provenPack(proof: Proof): string[] {
  const numbers = numbersOf(proof);
  const pack = [...PACK];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = numberBelow(last + 1, numbers);
    [pack[last], pack[other]] = [at(pack, other), at(pack, last)];
  }
  return pack;
}

function asProof(value: unknown): Proof | null {
  const proof = asObject<keyof Proof>(value);
  if (proof === null) {
    return null;
  }
  const { code, game, deal, commitment, secret, cut } = proof;
  const isHex = (text: unknown, digits: number): text is string =>
    typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/.test(text);
  const isPlace = typeof code === 'string' && isInteger(game, 1) && isInteger(deal, 1);
  return isPlace && isHex(commitment, 64) && isHex(secret, 64) && (cut === null || isHex(cut, 32))
    ? { code, game, deal, commitment, secret, cut }
    : null;
}

/** What is wrong with the proof of the deal at an index. Null if it has none or if the proof is right. */
export function proofFault(rules: Ruleset, deals: readonly DealRecord[], index: number): Fault | null {
  const record = at(deals, index);
  if (record.proof === undefined) {
    return null;
  }
  const proof = asProof(record.proof);
  if (proof === null) {
    return { code: 'proof-shape', message: 'proof: invalid' };
  }
  if (proof.deal !== index + 1 || !isOfSameGame(proof, deals.slice(0, index))) {
    return {
      code: 'proof-place',
      message: `proof: of ${proof.code}, game ${proof.game}, deal ${proof.deal}`,
    };
  }
  if (commitmentTo(proof.secret) !== proof.commitment) {
    return { code: 'proof-commitment', message: 'proof: the commitment is not that of the secret' };
  }
  return isDealtFrom(provenPack(proof), rules, record)
    ? null
    : { code: 'proof-cards', message: 'proof: other cards follow from it' };
}

function isOfSameGame({ code, game }: Proof, earlier: readonly DealRecord[]): boolean {
  return earlier.every(({ proof }) => proof === undefined || (proof.code === code && proof.game === game));
}

function isDealtFrom(pack: readonly string[], rules: Ruleset, record: DealRecord): boolean {
  const { hands, talon } = dealOut(rules, record.hands.length, record.dealer, pack);
  const texts = [...record.hands, record.talon];
  return [...hands, talon].every((cards, i) => cards.join(' ') === texts[i]);
}
