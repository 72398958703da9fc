/** The server: the page, tables online, and what it tells of itself. */
export { type Config, readConfig } from './config/config.ts';
export { makeServer, type ServerOptions } from './http/page.ts';
export { addressesOf, freePort, listenOn, listenOnFreePort, stopOnSignals } from './listen.ts';
export { type OpenServerOptions, openServer } from './server.ts';
