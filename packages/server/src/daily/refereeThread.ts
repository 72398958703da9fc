/** The thread of a referee. It posts its verdict on each attempt. */
import { parentPort } from 'node:worker_threads';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import type { Attempt } from './referee.ts';
import { verdictOn } from './verdict.ts';

const port = parentPort;
if (port === null) throw new Error('This module is a thread of the server.');
port.on('message', ({ date, record }: Attempt) => port.postMessage(verdictOn(dailyTable(date), record)));
