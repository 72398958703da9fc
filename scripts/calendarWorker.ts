import { parentPort } from 'node:worker_threads';
import { chooseCandidate } from '@nain-jaune/same-cards/choose';

/** Chooses the deal of each date that it receives. */
parentPort?.on('message', (date: string) => parentPort?.postMessage(chooseCandidate(date)));
