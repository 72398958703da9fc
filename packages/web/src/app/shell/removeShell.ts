/** Removes the home page without words that the build has put into the page. */
export function removeShell(): void {
  document.getElementById('shell')?.remove();
}
