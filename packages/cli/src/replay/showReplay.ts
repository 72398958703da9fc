import { emitKeypressEvents, type Key } from 'node:readline';
import { beforeInterrupt, endBy } from '../io/interrupt.ts';
import type { Shell } from '../shell.ts';
import { columnsOf, wrap } from '../terminal/width.ts';
import { drawFrame } from './drawReplay.ts';
import { firstStepOfDeal, type GameReplay } from './gameReplay.ts';

const ENTER_SCREEN = '\u001b[?1049h\u001b[?25l';
const LEAVE_SCREEN = '\u001b[?25h\u001b[?1049l';
const CLEAR = '\u001b[H\u001b[2J';

/** Shows a replay on the alternate screen of the terminal. Keys change the step or quit. */
export async function showReplay(shell: Shell, replay: GameReplay, start: number): Promise<void> {
  const { stdin, stdout } = process;
  const leave = (): void => {
    stdin.setRawMode(false);
    stdout.write(LEAVE_SCREEN);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write(ENTER_SCREEN);
  const removeCleanup = beforeInterrupt(leave);
  await follow(shell, replay, start);
  removeCleanup();
  leave();
  stdin.pause();
}

function follow(shell: Shell, replay: GameReplay, start: number): Promise<void> {
  let index = start;
  const draw = (): void => {
    const columns = columnsOf(process.stdout);
    const frame = drawFrame(shell, replay, index, columns);
    const keys = shell.paint('dim', wrap(shell.cli.replayKeys, columns));
    process.stdout.write(`${CLEAR}${frame}\n\n${keys}`.replaceAll('\n', '\r\n'));
  };
  process.stdout.on('resize', draw);
  draw();
  return new Promise((resolve) => {
    const onKey = (_text: string | undefined, key: Key): void => {
      if (key.ctrl && key.name === 'c') {
        void endBy('SIGINT');
        return;
      }
      const next = stepAfterKey(replay, index, key);
      if (next === null) {
        process.stdin.off('keypress', onKey);
        process.stdout.off('resize', draw);
        resolve();
      } else if (next !== index) {
        index = next;
        draw();
      }
    };
    process.stdin.on('keypress', onKey);
  });
}

/** Returns the step that a key selects, or null to quit. */
export function stepAfterKey(
  replay: GameReplay,
  index: number,
  key: Pick<Key, 'name' | 'sequence'>,
): number | null {
  const deal = replay.steps[index]?.deal ?? 1;
  const last = replay.steps.length - 1;
  switch (key.name) {
    case 'right':
    case 'space':
    case 'return':
    case 'down':
      return Math.min(last, index + 1);
    case 'left':
    case 'backspace':
    case 'up':
      return Math.max(0, index - 1);
    case 'pagedown':
      return Math.max(index, firstStepOfDeal(replay, deal + 1));
    case 'pageup':
      return firstStepOfDeal(replay, index > firstStepOfDeal(replay, deal) ? deal : deal - 1);
    case 'home':
      return 0;
    case 'end':
      return last;
    case 'q':
    case 'escape':
      return null;
    default:
      return index;
  }
}
