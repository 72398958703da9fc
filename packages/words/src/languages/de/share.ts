import type { ShareWords } from '../en/share.ts';

export const share: ShareWords = {
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren ging nicht: Kopiere den Text selbst.',
  send: 'Teilen …',
  picture: 'QR-Code',
};
