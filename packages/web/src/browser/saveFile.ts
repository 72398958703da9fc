/** Gives the person a text as a file to keep. */
export function saveFile(name: string, text: string): void {
  saveFrom(name, URL.createObjectURL(new Blob([text], { type: 'application/json' })));
}

/** Gives the person what lies at an address made for it as a file to keep. */
export function saveFrom(name: string, address: string): void {
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
