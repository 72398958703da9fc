/** Why something from another version is not read, without capital and full stop. */
export const versions = {
  newer: 'this was written by a newer version',
  draft: 'this was written before release 1.0',
};
