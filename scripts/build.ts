import { buildPageIfChanged } from './page.ts';
import { buildServerIfChanged } from './serverProgram.ts';

tell('page', await buildPageIfChanged());
tell('server', await buildServerIfChanged());

function tell(what: string, wasBuilt: boolean): void {
  console.log(
    wasBuilt ? `The ${what} is built.` : `The ${what} was built already; nothing has changed since.`,
  );
}
