// Runs before the first paint. The shell is the home page of a first visit: other pages have none, and with a game to
// continue the board is lower. A table has its cloth at once.
function hasGames() {
  try {
    return localStorage.getItem('nain-jaune.kept-games')?.includes('true') ?? false;
  } catch {
    // A browser without storage keeps no games.
    return false;
  }
}
if (location.hash.startsWith('#/game/')) document.documentElement.dataset.page = 'table';
if (location.hash.length > 2 || hasGames()) document.documentElement.dataset.noShell = '';
