export { listenOn, listenOnFreePort, portFrom, stopOnSignals } from './listen.ts';
export { makeServer, type ServerOptions } from './server.ts';
