import { checks } from './checks.ts';
import { runSteps } from './report.ts';

const tally = { passed: 0, failed: 0 };
await runSteps(checks, tally);
process.exitCode = tally.failed === 0 ? 0 : 1;
