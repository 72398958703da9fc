import { fileURLToPath } from 'node:url';
import { listenOn, makeServer, portFrom, stopOnSignals } from './index.ts';

const page = fileURLToPath(new URL('dist', import.meta.resolve('@nain-jaune/web/package.json')));
const server = makeServer({ page });
stopOnSignals(server);
const port = await listenOn(server, portFrom(process.env['PORT']), process.env['HOST']);
console.log(`Nain Jaune is served on port ${port}.`);
