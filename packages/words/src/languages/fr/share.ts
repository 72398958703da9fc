import type { ShareWords } from '../en/share.ts';

export const share: ShareWords = {
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
  send: 'Partager…',
  picture: 'Code QR',
};
