export const challenge = {
  title: 'Challenge',
};

export type ChallengeWords = typeof challenge;
