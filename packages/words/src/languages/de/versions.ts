/** Why something from another version is not read, without capital and full stop. */
export const versions = {
  newer: 'das wurde von einer neueren Version geschrieben',
  draft: 'das wurde vor Version 1.0 geschrieben',
};
