/** `npm test`: the checks, the unit tests and some browser tests; with arguments, the unit tests whose path contains one of them. */
import { runStep, type Tally } from './report.ts';
import { runUnitTests } from './runners.ts';
import { conclude, runSuite } from './suite.ts';

const filters = process.argv.slice(2);
const tally: Tally = { passed: 0, failed: 0 };

if (filters.length > 0) await runStep('unit tests', () => runUnitTests('quick', filters), tally);
else await runSuite('quick', tally);
conclude(tally);
