import type { DailyAnswer, DailyQuestion } from '../daily/dailyMessages.ts';
import { answerTo } from './dayAnswers.ts';
import { workerScope } from './workerScope.ts';

async function respond(question: DailyQuestion): Promise<void> {
  const { ask } = question;
  const answer = await answerTo(question).catch(() => null);
  workerScope.postMessage({ ask, answer } satisfies DailyAnswer);
}

workerScope.onmessage = ({ data }: MessageEvent<DailyQuestion>) => void respond(data);
