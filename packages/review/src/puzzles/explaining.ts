import type { Reason } from '../reason.ts';
import type { PuzzleAnswer } from './puzzle.ts';

/** Going out in this many more deals, as a share, is a reason. */
const MORE_WINS = 0.1;

/** Returns the reasons that speak for the best answer and for none of the others as much, the most important first. */
export function explainingReasons([best, ...others]: readonly PuzzleAnswer[]): Reason[] {
  return (best?.reasons ?? []).filter(
    (reason) =>
      speaksFor(reason, best) &&
      !others.every(({ reasons }) => reasons.some((other) => isAsGood(other, reason))),
  );
}

/** Whether the best answer wins clearly more deals than every other. */
export function winsMore([best, ...others]: readonly PuzzleAnswer[]): boolean {
  const wins = best?.wins;
  return wins !== undefined && others.every((other) => wins - (other.wins ?? 1) >= MORE_WINS);
}

/** Whether for each other answer a reason tells why the best one is better. */
export function isExplained(answers: readonly PuzzleAnswer[]): boolean {
  const [best, ...others] = answers;
  if (best === undefined) return false;
  const good = best.reasons.filter((reason) => speaksFor(reason, best));
  if (good.length === 0) return winsMore(answers);
  return others.every(
    (other) =>
      good.some((reason) => !other.reasons.some((theirs) => isAsGood(theirs, reason))) ||
      other.reasons.some(
        (theirs) => speaksAgainst(theirs) && !best.reasons.some(({ code }) => code === theirs.code),
      ),
  );
}

/** Whether a reason is for its move. To keep a card that others probably hold, too, explains nothing. */
function speaksFor({ code }: Reason, answer: PuzzleAnswer | undefined): boolean {
  switch (code) {
    case 'goes-out':
    case 'nearly-out':
    case 'sweeps':
    case 'hoc':
    case 'run':
    case 'ends-run':
    case 'nobody-follows':
    case 'sheds':
      return true;
    case 'probably-not-held':
      return answer?.moves[0] !== '-';
    default:
      return false;
  }
}

/** Whether a reason is against its move. */
export function speaksAgainst({ code }: Reason): boolean {
  return code === 'invites-honour' || code === 'probably-held' || code === 'box-stays';
}

function isAsGood(other: Reason, reason: Reason): boolean {
  return other.code === reason.code && sizeOf(other) >= sizeOf(reason);
}

function sizeOf(reason: Reason): number {
  if ('counters' in reason) return reason.counters;
  if ('points' in reason) return reason.points;
  if ('cards' in reason) return reason.cards;
  return 1;
}
