const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * An outline of absolute moves, lines and curves (`M L C H V Z`) at a place and size, or turned upside down there: so several
 * become one path, which a page draws as one element.
 */
export function outlineAt(outline: string, x: number, y: number, scale: number, upsideDown = false): string {
  const size = upsideDown ? -scale : scale;
  const across = (value: number) => rounded(x + value * size);
  const down = (value: number) => rounded(y + value * size);
  return outline.replaceAll(/([MLCHVZ])([^MLCHVZ]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(NUMBER) ?? []).map(Number);
    const moved = values.map((value, index) =>
      command === 'V' || (command !== 'H' && index % 2 === 1) ? down(value) : across(value),
    );
    return command + moved.join(' ');
  });
}
