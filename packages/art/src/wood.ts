/** Returns how far the two knots displace the grain at a point. */
function pushed(x: number, y: number): number {
  const knots = [
    { x: 120, y: 330, size: 46 },
    { x: 500, y: 130, size: 38 },
  ];
  return knots.reduce((sum, knot) => {
    const dx = (x - knot.x) / (knot.size * 2.2);
    const dy = (y - knot.y) / knot.size;
    return sum + Math.sign(dy || 1) * knot.size * 0.42 * Math.exp(-(dx * dx) - dy * dy);
  }, 0);
}

function fibre(y: number, wave: number): string {
  const points: string[] = [];
  for (let x = -20; x <= 660; x += 34) {
    const drift = Math.sin(x / 170 + wave) * 5 + Math.sin(x / 61 + wave * 2.3) * 1.6;
    points.push(`${x} ${(y + drift + pushed(x, y)).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function fibres(count: number, phase: number): string {
  return Array.from({ length: count }, (_, index) =>
    fibre(((index + phase) * 620) / count - 10 + Math.sin(index * 7.3 + phase * 9) * 5, index * 0.37 + phase),
  ).join('');
}

/** Returns the wood grain, transparent over any colour. */
export function makeWood(): string {
  const layers: readonly (readonly [
    count: number,
    phase: number,
    stroke: string,
    width: number,
    opacity: number,
  ])[] = [
    [16, 0.2, '#1f0d03', 3.2, 0.16],
    [34, 0.5, '#1f0d03', 1.3, 0.24],
    [22, 0.8, '#ffdba0', 1.6, 0.13],
  ];
  const paths = layers.map(
    ([count, phase, stroke, width, opacity]) =>
      `<path d="${fibres(count, phase)}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 600" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>\n`;
}

const STRING = '<rect x="7.500" y="7.500" width="325" height="305" rx="13" fill="none"';

/** A flower of four leaves and a lozenge. */
function flower(x: number, y: number, turn: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.9)"><path d="M0-19L6 0L0 19L-6 0Z"/><path d="M-8 0C-14-7-23-8-30 0C-23 8-14 7-8 0ZM8 0C14-7 23-8 30 0C23 8 14 7 8 0Z"/>` +
    '<circle cx="-35" r="2.200"/><circle cx="35" r="2.200"/></g>'
  );
}

/** Returns the inlay of the board (340 × 320) in two woods: a chequered border and four flowers between the boxes. */
export function makeInlay(light: string, dark: string): string {
  const drawing =
    `${STRING} stroke="${dark}" stroke-width="6.500"/>${STRING} stroke="${light}" stroke-width="4.500"/>` +
    `${STRING} stroke="${dark}" stroke-width="2.600" stroke-dasharray="5 5"/>` +
    `<g fill="${light}" stroke="${dark}" stroke-width=".9">${flower(170, 51, 90)}${flower(170, 269, 90)}${flower(54, 160, 0)}${flower(286, 160, 0)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 320" preserveAspectRatio="none">${drawing}</svg>\n`;
}
