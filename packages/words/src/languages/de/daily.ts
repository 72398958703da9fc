import type { DailyWords } from '../en/daily.ts';

export const daily: DailyWords = {
  title: 'Runde des Tages',
};
