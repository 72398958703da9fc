import { checks } from './checks.ts';
import { runStep } from './report.ts';

const tally = { passed: 0, failed: 0 };
for (const { name, run } of checks) await runStep(name, run, tally);
process.exitCode = tally.failed === 0 ? 0 : 1;
