/** How many bytes whoever cuts adds to the chance of the deal. */
const BYTES = 16;

/** A number that nobody can guess, as 32 hexadecimal digits: the cutter's share in the chance of a deal. */
export function freshCut(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
