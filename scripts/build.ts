import { buildPageIfChanged, buildServerIfChanged } from './building.ts';

report('page', await buildPageIfChanged());
report('server', await buildServerIfChanged());

function report(what: string, wasBuilt: boolean): void {
  console.log(wasBuilt ? `The ${what} is built.` : `The ${what} is up to date.`);
}
