/**
 * The thirty-two signs of a code, each five bits: digits and capitals without I, L, O and U, so that none is taken for
 * another when a code is read out or copied by hand.
 */
export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a reader may write for a sign that looks or sounds like it. */
const LIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/** How many signs stand together. */
const GROUP = 4;

/** How many signs at the end of a code check the others. */
export const CHECKS = 2;

/** What does not belong in a code: the sign, or null where all are signs of codes. */
export function foreignSign(text: string): string | null {
  return [...bare(text)].find((sign) => !SYMBOLS.includes(sign)) ?? null;
}

/** The numbers of a code's signs, which have no foreign one among them. */
export function numbersIn(text: string): number[] {
  return [...bare(text)].map((sign) => SYMBOLS.indexOf(sign));
}

/** A code of numbers from 0 to 31, in groups: `8K3M-Q7`. */
export function codeText(numbers: readonly number[]): string {
  const signs = numbers.map((number) => SYMBOLS.charAt(number)).join('');
  return (signs.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** In which group of a code a sign stands, counted from 1. */
export function groupAt(place: number): number {
  return Math.floor(place / GROUP) + 1;
}

/** A code as it is read: capitals without what parts its groups, every sign as the one it stands for. */
function bare(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\-–_.]/g, '')
    .replace(/[ILOU]/g, (sign) => LIKE[sign] ?? sign);
}

/** Multiplication by two in the field of thirty-two elements, whose powers of two are all of them but nothing. */
function doubled(number: number): number {
  return number & 16 ? ((number << 1) ^ 0b100101) & 31 : number << 1;
}

/** The sum of the signs, and the sum in which each weighs twice what the one after it weighs. */
function sums(numbers: readonly number[]): readonly [plain: number, weighed: number] {
  return numbers.reduce<readonly [number, number]>(
    ([plain, weighed], number) => [plain ^ number, doubled(weighed) ^ number],
    [0, 0],
  );
}

/**
 * Numbers with two more that check them, so that both sums of all become nothing. One wrong sign, and two neighbours in
 * each other's place, never pass; of other mistakes one in a thousand does.
 */
export function withChecks(numbers: readonly number[]): number[] {
  for (let first = 0; first < SYMBOLS.length; first++) {
    const [second] = sums([...numbers, first]);
    const checked = [...numbers, first, second];
    if (sums(checked).every((sum) => sum === 0)) return checked;
  }
  throw new Error('two checks fit any signs');
}

/** Whether the numbers of a code fit its checks. */
export function isChecked(numbers: readonly number[]): boolean {
  return numbers.length > CHECKS && sums(numbers).every((sum) => sum === 0);
}

/** The place of the one sign that, wrong by itself, would explain why the checks do not fit; null where none does. */
export function likelySlip(numbers: readonly number[]): number | null {
  const [plain, weighed] = sums(numbers);
  if (plain === 0 || weighed === 0) return null;
  let found = plain;
  for (let back = 1; back <= numbers.length && back < SYMBOLS.length; back++) {
    if (found === weighed) return numbers.length - back;
    found = doubled(found);
  }
  return null;
}
