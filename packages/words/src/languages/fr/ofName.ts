/** A name after the preposition: `de Paul`, `d’Anne`. */
export function ofName(name: string): string {
  const isElided = /^[aeiouyh]/i.test(name.normalize('NFD'));
  return isElided ? `d’${name}` : `de ${name}`;
}
