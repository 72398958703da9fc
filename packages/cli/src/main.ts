import { enableCompileCache } from 'node:module';

// What Node compiles now it need not compile again: the second start takes a third of the time.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
