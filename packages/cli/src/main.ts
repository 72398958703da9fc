#!/usr/bin/env node
import module from 'node:module';

// A cache makes the second start take a third of the time. Node 20 does not have it.
module.enableCompileCache?.();
const { start } = await import('./start.ts');
await start();
