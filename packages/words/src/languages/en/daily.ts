export const daily = {
  title: 'Today’s deal',
};

export type DailyWords = typeof daily;
