/** Why something from another version is not read, without capital and full stop. */
export const versions = {
  newer: 'ce contenu vient d’une version plus récente',
  draft: 'ce contenu date d’avant la version 1.0',
};
