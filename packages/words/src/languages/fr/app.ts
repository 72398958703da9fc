import type { AppWords } from '../../appWords.ts';

/** Words of the page as a program, in French. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Jouer',
  online: 'En ligne',
  learn: 'Apprendre',
  rules: 'Règles',
  statistics: 'Statistiques',
  you: 'Profil',
  skipToContent: 'Aller au contenu',
  noSuchPage: 'Page introuvable',
  noSuchPageHint: 'Cette adresse ne mène nulle part. Le lien est peut-être incomplet.',
  pageNotLoaded:
    'Cette page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou une nouvelle version est disponible. Vos parties sont conservées.',
  loadAnew: 'Recharger',
  newerVersion: 'Une nouvelle version est disponible. Vos parties sont conservées.',
  useNewer: 'Mettre à jour',
  useLater: 'Plus tard',
  readyOffline: 'Vous pouvez maintenant jouer hors ligne.',
  install: 'Installer l’application',
  aboutServer: 'À propos de ce serveur',
};
