/** Returns the address that a contact links to: a mail address or a web address. Null if it is neither, such as a telephone number. */
export function contactLink(contact: string): string | null {
  if (/^https?:\/\/\S+$/i.test(contact)) return contact;
  return /^[^\s@:/?]+@[^\s@:/?]+$/.test(contact) ? `mailto:${contact}` : null;
}
