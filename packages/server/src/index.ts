/** The server for the page and online tables. */
export {
  addressesOf,
  covers,
  isOfThisMachine,
  ownAddressOf,
  reachOf,
  sharedAddressesOf,
} from './addresses.ts';
export { type Config, readConfig } from './config/config.ts';
export { makeServer, type ServerOptions } from './http/makeServer.ts';
export { freePort, listenOn, listenOnFreePort, stopOnSignals } from './listen.ts';
export { type OpenServerOptions, openServer } from './server.ts';
