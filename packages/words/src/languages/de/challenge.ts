import type { ChallengeWords } from '../en/challenge.ts';

export const challenge: ChallengeWords = {
  title: 'Herausforderung',
};
