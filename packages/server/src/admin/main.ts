/** `npm run admin -- …`: sends operator commands to a server on this machine. */
import { runAdmin } from './runAdmin.ts';

process.exitCode = await runAdmin(process.argv.slice(2), { environment: process.env, output: console });
