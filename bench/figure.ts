/** A measured value with its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: number;
  /** Whether the budget is a minimum. Otherwise it is a maximum. */
  readonly isLeast?: true;
}

/** Whether a value is over its budget, or was not measured. */
export function isBroken({ value, budget, isLeast }: Figure): boolean {
  return !(isLeast ? value >= budget : value <= budget);
}

export function printFigure(figure: Figure): void {
  const { name, value, unit, budget, isLeast } = figure;
  const amount = value.toLocaleString('en', { maximumFractionDigits: 2 }).padStart(12);
  const bound = `${isLeast ? 'at least' : 'at most'} ${budget.toLocaleString('en')}`;
  console.log(`${name.padEnd(66)}${amount} ${unit.padEnd(3)} ${bound}${isBroken(figure) ? '  broken' : ''}`);
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
