/** Downloads a JSON text as a file. */
export function saveFile(name: string, text: string): void {
  saveFrom(name, URL.createObjectURL(new Blob([text], { type: 'application/json' })));
}

/** Downloads the file at an object URL, which is revoked later. */
export function saveFrom(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function recordFileName(id: string): string {
  return `nain-jaune-${id.replace(/[^\w-]/g, '')}.json`;
}
