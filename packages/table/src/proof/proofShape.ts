import type { Finding } from '@nain-jaune/engine';
import type { DealProof } from './proof.ts';

const LONGEST_FOUND = 40;

export type ProofFault = Pick<Finding, 'code' | 'path' | 'expected' | 'found'>;

interface Value {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

function digits(count: number): Value {
  const pattern = new RegExp(`^[0-9a-f]{${count}}$`);
  return {
    expected: `${count} hexadecimal digits`,
    fits: (value) => typeof value === 'string' && pattern.test(value),
  };
}

const FROM_ONE: Value = {
  expected: 'integer ≥ 1',
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1,
};
const CUT = digits(32);

const VALUES: Readonly<Record<keyof DealProof, Value>> = {
  code: { expected: 'text', fits: (value) => typeof value === 'string' },
  game: FROM_ONE,
  deal: FROM_ONE,
  commitment: digits(64),
  secret: digits(64),
  cut: { expected: `null | ${CUT.expected}`, fits: (value) => value === null || CUT.fits(value) },
};

/** Whether a value has the shape of a proof. Other keys are allowed. */
export function isProof(value: unknown): value is DealProof {
  return shapeFaults(value).length === 0;
}

export function shapeFaults(value: unknown): ProofFault[] {
  if (typeof value !== 'object' || value === null) {
    return [{ code: 'wrong-value', path: 'proof', expected: 'a proof', found: shortened(value) }];
  }
  return Object.entries(VALUES).flatMap(([key, shape]) =>
    keyFaults(
      key,
      shape,
      Object.entries(value).find(([name]) => name === key),
    ),
  );
}

function keyFaults(
  key: string,
  { expected, fits }: Value,
  entry: [string, unknown] | undefined,
): ProofFault[] {
  const path = `proof.${key}`;
  if (entry === undefined) return [{ code: 'missing', path, expected, found: '' }];
  const [, found] = entry;
  return fits(found) ? [] : [{ code: 'wrong-value', path, expected, found: shortened(found) }];
}

function shortened(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? '{…}' : (JSON.stringify(value) ?? '');
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
}
