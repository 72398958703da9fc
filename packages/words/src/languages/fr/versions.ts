/** Why something from another version is not read, without capital and full stop. */
export const versions = {
  newer: 'ce contenu vient d’une version plus récente du programme',
  draft: 'ce contenu date d’avant la version 1.0 et n’est plus lu',
};
