import type { AppWords } from '../app.ts';

/** Words of the page as a program, in French. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Jouer',
  learn: 'Apprendre',
  rules: 'Règles',
  statistics: 'Statistiques',
  skipToContent: 'Aller au contenu',
  noSuchPage: 'Page introuvable',
  noSuchPageHint: 'Cette adresse ne mène nulle part ; le lien est peut-être incomplet.',
  pageNotLoaded: "Cette page n'a pas pu être chargée. Vérifiez la connexion et réessayez.",
};
