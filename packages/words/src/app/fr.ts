import type { AppWords } from '../app.ts';

/** Words of the page as a program, in French. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Jouer',
  online: 'En ligne',
  learn: 'Apprendre',
  rules: 'Règles',
  statistics: 'Statistiques',
  skipToContent: 'Aller au contenu',
  noSuchPage: 'Page introuvable',
  noSuchPageHint: 'Cette adresse ne mène nulle part ; le lien est peut-être incomplet.',
  pageNotLoaded:
    "Cette page n'a pas pu être chargée. La connexion est peut-être coupée, ou une nouvelle version est sortie entre-temps. Vos parties sont conservées.",
  loadAnew: 'Recharger',
  newerVersion: 'Une nouvelle version est prête. Vos parties sont conservées.',
  useNewer: "L'utiliser maintenant",
  useLater: 'Plus tard',
  readyOffline: 'On peut maintenant jouer sans réseau aussi.',
  install: "Installer l'application",
  aboutServer: 'Qui gère ce serveur ?',
};
