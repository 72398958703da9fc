const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Moves and scales an outline of absolute commands (`M L C H V Z`), so that several outlines fit in one path
 * element.
 */
export function outlineAt(outline: string, x: number, y: number, scale: number): string {
  const across = (value: number) => rounded(x + value * scale);
  const down = (value: number) => rounded(y + value * scale);
  return outline.replaceAll(/([MLCHVZ])([^MLCHVZ]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(NUMBER) ?? []).map(Number);
    const moved = values.map((value, index) =>
      command === 'V' || (command !== 'H' && index % 2 === 1) ? down(value) : across(value),
    );
    return command + moved.join(' ');
  });
}
