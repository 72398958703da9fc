/** A French name after "de": `d’Anne`, `de Paul`, `d’Yves`, `de Yann`. */
export function ofName(name: string): string {
  return /^(h?[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}
