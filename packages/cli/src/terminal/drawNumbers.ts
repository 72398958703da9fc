import type { Measure } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';

/** Formats a number with at most `digits` decimals. */
export function drawNumber({ language }: Shell, value: number, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Formats a number with exactly `digits` decimals. */
export function drawFixed({ language }: Shell, value: number, digits: number, isSigned = false): string {
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  }).format(value);
  return text.replace('-', '−');
}

export function drawMeasure(
  shell: Shell,
  { mean, standardError }: Measure,
  digits: number,
  isSigned = false,
): string {
  const drawn = drawFixed(shell, mean, digits, isSigned);
  return standardError === null ? drawn : `${drawn} ± ${drawFixed(shell, standardError, digits)}`;
}

/** Formats a fraction with its standard error as a percentage. */
export function drawPercent(shell: Shell, { mean, standardError }: Measure): string {
  const hundredfold = {
    mean: mean * 100,
    standardError: standardError === null ? null : standardError * 100,
  };
  return `${drawMeasure(shell, hundredfold, 1)} %`;
}

/** Formats a duration in µs, ms or s, or null as a dash. */
export function drawTime({ language }: Shell, milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  const format = (value: number) =>
    new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }).format(value);
  if (milliseconds < 1) return `${format(milliseconds * 1000)} µs`;
  return milliseconds < 1000 ? `${format(milliseconds)} ms` : `${format(milliseconds / 1000)} s`;
}
