import { buildPageIfChanged } from '../scripts/page.ts';

// The tests see what a user of the server sees: the built page, from the server's own start.
await buildPageIfChanged();
await import('../packages/server/src/main.ts');
