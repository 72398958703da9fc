/** Which page is shown: the hash of the address, so that reload, back and links work without a server's help. */
export type Route = { readonly page: 'new-game' } | { readonly page: 'table'; readonly game: string };

/** The address of a game's table. */
export function tableAddress(game: string): string {
  return `#/game/${encodeURIComponent(game)}`;
}

/** The address of the page where games begin. */
export const NEW_GAME_ADDRESS = '#/';

/** The route that an address's hash names; everything unknown is the page where games begin. */
function parseRoute(hash: string): Route {
  const match = /^#\/game\/(.+)$/.exec(hash);
  if (match === null) return { page: 'new-game' };
  try {
    return { page: 'table', game: decodeURIComponent(match[1] as string) };
  } catch {
    return { page: 'new-game' };
  }
}

/** The route of the address bar, followed. */
export class Router {
  route: Route = $state.raw(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  /** Goes to an address; the present page stays in the history. */
  go(address: string): void {
    location.hash = address;
  }
}
