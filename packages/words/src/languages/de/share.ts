import type { ShareWords } from '../en/share.ts';

export const share: ShareWords = {
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren ging nicht. Markiere den Text und kopiere ihn selbst.',
  send: 'Teilen …',
  picture: 'QR-Code',
};
