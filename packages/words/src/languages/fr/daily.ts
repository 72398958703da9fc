import type { DailyWords } from '../en/daily.ts';

export const daily: DailyWords = {
  title: 'Donne du jour',
};
