/** Gives the person a text as a file to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name of the file of a game's record. */
export function recordFileName(id: string): string {
  return `nain-jaune-${id.replace(/[^\w-]/g, '')}.json`;
}
