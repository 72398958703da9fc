/** The thread of a referee. It posts the result of each task. */
import { parentPort } from 'node:worker_threads';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import type { Task } from './referee.ts';
import { judge, verdictOn } from './verdict.ts';

const port = parentPort;
if (port === null) throw new Error('This module is a thread of the server.');
port.on('message', (task: Task) => port.postMessage(perform(task)));

function perform(task: Task): unknown {
  const table = dailyTable(task.day.date, task.day.secret);
  return task.type === 'check' ? verdictOn(table, task.record) : judge(table);
}
