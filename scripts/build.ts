import { buildPageIfChanged } from './page.ts';

const wasBuilt = await buildPageIfChanged();
console.log(wasBuilt ? 'The page is built.' : 'The page was built already; nothing has changed since.');
