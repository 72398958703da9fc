import { words } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { pictureSvg } from './dayPicture.ts';
import { newDay } from './savedDays.ts';
import { scaleMarks } from './scaleMarks.ts';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const DAY = { ...newDay('2026-11-25', 'game', '2026-11-25'), result: 42, expert: 18, best: 61 };

test('the picture has the result, the expert’s and the week, and not what would help others', async () => {
  const texts = await words('en').chapters.daily();
  const week = [true, true, false, true, true, true, false];
  const svg = pictureSvg(
    { day: DAY, week, date: '25 <November> & more', game: 'Nain Jaune', texts },
    HEAD,
    null,
  );
  for (const part of ['+42 counters', 'To beat +18', '25 &lt;November&gt; &amp; more'])
    expect(svg).toContain(part);
  expect(svg).not.toContain('61');
  expect(svg.match(/<circle/g)).toHaveLength(1 + week.length);
});

test('marks are in order on the scale, and close labels in two rows', () => {
  const marks = scaleMarks(DAY, 40, 280);
  expect(marks.map(({ name }) => name)).toEqual(['zero', 'expert', 'best', 'result']);
  expect(marks.map(({ x }) => Math.round(x))).toEqual([40, 111, 280, 205]);
  expect(scaleMarks({ ...DAY, best: 20 }, 40, 280).find(({ name }) => name === 'best')?.row).toBe(2);
  expect(scaleMarks({ result: 0, expert: 0, best: 0 }, 40, 280).every(({ x }) => x === 40)).toBe(true);
});
