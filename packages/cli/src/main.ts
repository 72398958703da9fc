#!/usr/bin/env node
import module from 'node:module';

// The cache makes later starts three times as fast. Node 20 does not have it.
module.enableCompileCache?.();
const { runProcess } = await import('./run.ts');
await runProcess();
