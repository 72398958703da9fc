import { parsePositionText, reachPosition } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { recordOf } from './record.ts';
import { openHomeRoomAt, resumeHomeRoom } from './resumeHome.ts';
import { publicView } from './roomGame.ts';

const TEXT =
  'lindor-1789 0 2 99,130,120,123 0,8,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 2d3d4d5h6d7c8d9dTdJdQc';
const START = { counters: [99, 130, 120, 123], boxes: [0, 8, 0, 0, 0] };
const OPENING = { now: 0, pace: { botMove: 0, botPass: 0 } };

test('the view of a game at a position has the counters and boxes of its start, also when it is resumed', () => {
  const position = parsePositionText(TEXT);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const reached = reachPosition(position.value);
  if (!reached.ok) throw new Error(JSON.stringify(reached.error));
  const players = ['Anne', 'a', 'b', 'c'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'lowest' }));
  const { game } = openHomeRoomAt(
    { rules: position.value.rules, players },
    position.value,
    reached.value,
    OPENING,
  );
  if (game === null) throw new Error('the room has no game');
  expect(publicView(game).start).toEqual(START);
  expect(game.number).toBe(1);
  const record = recordOf(game, 0);
  for (const deals of [record.deals, []]) {
    const resumed = resumeHomeRoom({ ...record, deals }, { ...OPENING, random: seededRandom(1) });
    if (!resumed.ok || resumed.value.game === null) throw new Error('the record is not resumed');
    expect(publicView(resumed.value.game).start).toEqual(START);
  }
});
