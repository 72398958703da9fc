/**
 * The 32 characters of a code, five bits each: digits and capitals without I, L, O and U, which are easily confused.
 */
export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The character meant by one that looks or sounds like it. */
const LIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

const GROUP = 4;

/** The number of check characters at the end of a code. */
export const CHECKS = 2;

/** Returns the first invalid character, or null. */
export function foreignSign(text: string): string | null {
  return [...bare(text)].find((sign) => !SYMBOLS.includes(sign)) ?? null;
}

export function numbersIn(text: string): number[] {
  return [...bare(text)].map((sign) => SYMBOLS.indexOf(sign));
}

/** Formats numbers from 0 to 31 in groups: `8K3M-Q7`. */
export function codeText(numbers: readonly number[]): string {
  const signs = numbers.map((number) => SYMBOLS.charAt(number)).join('');
  return (signs.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** Returns the group of a character in a code, counted from 1. */
export function groupAt(place: number): number {
  return Math.floor(place / GROUP) + 1;
}

/** Normalises a code: capitals without separators, every character replaced by the one it stands for. */
function bare(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\-–_.]/g, '')
    .replace(/[ILOU]/g, (sign) => LIKE[sign] ?? sign);
}

/** Doubles an element of the field of 32 elements, in which the powers of two are all elements but 0. */
function doubled(number: number): number {
  return number & 16 ? ((number << 1) ^ 0b100101) & 31 : number << 1;
}

/** The sum of the characters, and the sum in which each weighs twice as much as the next. */
function sums(numbers: readonly number[]): readonly [plain: number, weighed: number] {
  return numbers.reduce<readonly [number, number]>(
    ([plain, weighed], number) => [plain ^ number, doubled(weighed) ^ number],
    [0, 0],
  );
}

/**
 * Appends two check numbers that make both sums 0. They detect every single wrong character and every swap of
 * neighbours, and all but one in a thousand of other mistakes.
 */
export function withChecks(numbers: readonly number[]): number[] {
  for (let first = 0; first < SYMBOLS.length; first++) {
    const [second] = sums([...numbers, first]);
    const checked = [...numbers, first, second];
    if (sums(checked).every((sum) => sum === 0)) return checked;
  }
  throw new Error('no check characters found');
}

export function isChecked(numbers: readonly number[]): boolean {
  return numbers.length > CHECKS && sums(numbers).every((sum) => sum === 0);
}

/** Returns the index of the one character that would explain a wrong checksum, or null. */
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
