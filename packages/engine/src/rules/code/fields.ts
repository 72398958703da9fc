import { PACK } from '../../cards/card.ts';
import { makeCardText, parseCardText } from '../../cards/notation.ts';
import { OPERA_CHOICES, RULE_CHOICES } from '../ruleChoices.ts';
import type { EndRule, HonourStake, OperaRule, Ruleset } from '../ruleset.ts';
import { type BitReader, BitsEnded, type BitWriter } from './bits.ts';

/** Writes a value as bits and reads it again. */
interface Field<Value> {
  write(bits: BitWriter, value: Value): void;
  read(bits: BitReader): Value;
}

/** One of a few values, as its index. */
function choice<Value>(values: readonly Value[]): Field<Value> {
  const width = Math.ceil(Math.log2(values.length));
  return {
    write: (bits, value) => bits.write(values.indexOf(value), width),
    read: (bits) => {
      const place = bits.read(width);
      if (place >= values.length) throw new BitsEnded();
      return values[place] as Value;
    },
  };
}

/** An integer, as its distance from the minimum. */
function whole(least: number): Field<number> {
  return {
    write: (bits, value) => bits.writeNumber(value - least),
    read: (bits) => bits.readNumber() + least,
  };
}

/** A nullable value. */
function orNull<Value>(field: Field<Value>): Field<Value | null> {
  return {
    write: (bits, value) => {
      bits.write(value === null ? 0 : 1, 1);
      if (value !== null) field.write(bits, value);
    },
    read: (bits) => (bits.read(1) === 0 ? null : field.read(bits)),
  };
}

const TABLES = [2, 3, 4, 5, 6, 7, 8] as const;

/** Numbers of players, a bit for each. */
const players: Field<readonly number[]> = {
  write: (bits, value) => {
    for (const table of TABLES) bits.write(value.includes(table) ? 1 : 0, 1);
  },
  read: (bits) => TABLES.filter(() => bits.read(1) === 1),
};

const HONOURS = [0, 1, 2, 3, 4] as const;

const honours: Field<readonly HonourStake[]> = {
  write: (bits, value) => {
    for (const { card, stake } of value) {
      bits.write(parseCardText(card) ?? 0, 6);
      bits.writeNumber(stake - 1);
    }
  },
  read: (bits) => HONOURS.map(() => ({ card: cardOf(bits.read(6)), stake: bits.readNumber() + 1 })),
};

function cardOf(number: number): string {
  const card = PACK[number];
  if (card === undefined) throw new BitsEnded();
  return makeCardText(card);
}

const when = choice(OPERA_CHOICES.when);
const sweeps = choice(OPERA_CHOICES.sweeps);
const factor = choice(OPERA_CHOICES.factor);

const opera: Field<OperaRule> = {
  write: (bits, value) => {
    when.write(bits, value.when);
    sweeps.write(bits, value.sweeps);
    factor.write(bits, value.factor);
  },
  read: (bits) => ({ when: when.read(bits), sweeps: sweeps.read(bits), factor: factor.read(bits) }),
};

/** A number of deals, for all tables or by the number of players. */
const deals: Field<number | Readonly<Record<string, number>>> = {
  write: (bits, value) => {
    bits.write(typeof value === 'number' ? 0 : 1, 1);
    if (typeof value === 'number') bits.writeNumber(value);
    else for (const table of TABLES) orNull(whole(1)).write(bits, value[table] ?? null);
  },
  read: (bits) => {
    if (bits.read(1) === 0) return bits.readNumber();
    const entries = TABLES.map((table) => [String(table), orNull(whole(1)).read(bits)] as const);
    return Object.fromEntries(
      entries.filter((entry): entry is readonly [string, number] => entry[1] !== null),
    );
  },
};

/** A time: whole minutes, or any positive number as 64 bits. */
const minutes: Field<number> = {
  write: (bits, value) => {
    const isWhole = Number.isInteger(value) && value < 2 ** 20;
    bits.write(isWhole ? 0 : 1, 1);
    if (isWhole) return bits.writeNumber(value);
    const double = new DataView(new ArrayBuffer(8));
    double.setFloat64(0, value);
    for (const half of [0, 4]) bits.write(double.getUint32(half), 32);
  },
  read: (bits) => {
    if (bits.read(1) === 0) return bits.readNumber();
    const double = new DataView(new ArrayBuffer(8));
    for (const half of [0, 4]) double.setUint32(half, bits.read(32));
    return double.getFloat64(0);
  },
};

const end: Field<EndRule> = {
  write: (bits, value) => {
    orNull(deals).write(bits, value.deals);
    orNull(whole(0)).write(bits, value.target);
    orNull(minutes).write(bits, value.minutes);
  },
  read: (bits) => ({
    deals: orNull(deals).read(bits),
    target: orNull(whole(0)).read(bits),
    minutes: orNull(minutes).read(bits),
  }),
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';

const name: Field<string> = {
  write: (bits, value) => {
    bits.writeNumber(value.length);
    for (const letter of value) bits.write(LETTERS.indexOf(letter), 6);
  },
  read: (bits) => {
    const length = bits.readNumber();
    if (length > 64) throw new BitsEnded();
    return Array.from({ length }, () => LETTERS.charAt(bits.read(6))).join('');
  },
};

/**
 * The encoding of each key. The order gives the numbers of the keys in a code, which never change: a new key comes last
 * and needs a new version of the codes.
 */
const FIELDS: { readonly [Key in keyof Ruleset]: Field<Ruleset[Key]> } = {
  players,
  play: choice(RULE_CHOICES.play),
  dealTo: choice(RULE_CHOICES.dealTo),
  firstDealer: choice(RULE_CHOICES.firstDealer),
  nextDealer: choice(RULE_CHOICES.nextDealer),
  hand: choice(RULE_CHOICES.hand),
  packet: choice(RULE_CHOICES.packet),
  honours,
  ante: choice(RULE_CHOICES.ante),
  counters: whole(15),
  run: choice(RULE_CHOICES.run),
  firstLead: choice(RULE_CHOICES.firstLead),
  continuing: choice(RULE_CHOICES.continuing),
  stall: choice(RULE_CHOICES.stall),
  hocs: choice(RULE_CHOICES.hocs),
  dwarf: choice(RULE_CHOICES.dwarf),
  announcing: choice(RULE_CHOICES.announcing),
  missedHonour: choice(RULE_CHOICES.missedHonour),
  heldHonour: choice(RULE_CHOICES.heldHonour),
  payment: choice(RULE_CHOICES.payment),
  acePoints: choice(RULE_CHOICES.acePoints),
  heldDwarfFactor: choice(RULE_CHOICES.heldDwarfFactor),
  opera: orNull(opera),
  factors: choice(RULE_CHOICES.factors),
  bete: choice(RULE_CHOICES.bete),
  debts: choice(RULE_CHOICES.debts),
  end,
  id: name,
};

/** The keys in the order of their numbers. */
export const CODED_KEYS = Object.keys(FIELDS) as (keyof Ruleset)[];

function fieldOf(key: keyof Ruleset): Field<unknown> {
  // The compiler cannot see that the field and the value have the same key.
  return FIELDS[key] as Field<unknown>;
}

/** Writes the value of a key of a ruleset. */
export function writeKey(bits: BitWriter, key: keyof Ruleset, ruleset: Ruleset): void {
  fieldOf(key).write(bits, ruleset[key]);
}

/** Reads the value of a key. */
export function readKey(bits: BitReader, key: keyof Ruleset): unknown {
  return fieldOf(key).read(bits);
}
