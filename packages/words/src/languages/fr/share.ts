import type { ShareWords } from '../en/share.ts';

export const share: ShareWords = {
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'Copie impossible : copiez le texte vous-même.',
  send: 'Partager…',
  picture: 'Code QR',
};
