// Runs before the first paint. Only the home page has a shell.
if (location.hash.length > 2) document.documentElement.dataset.elsewhere = '';
