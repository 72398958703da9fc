// Runs before the first paint. The shell is the home page of a first visit: other pages have none, and later visits have
// another one. A table has its cloth at once.
function isLater() {
  try {
    const games = localStorage.getItem('nain-jaune.kept-games')?.includes('true');
    return games || localStorage.getItem('nain-jaune.online-places') !== null;
  } catch {
    // A browser without storage keeps no games.
    return false;
  }
}
if (location.hash.startsWith('#/game/')) document.documentElement.dataset.page = 'table';
if (location.hash.length > 2 || isLater()) document.documentElement.dataset.noShell = '';
