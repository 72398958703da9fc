export const analyse = {
  title: 'Analysis board',
};

export type AnalyseWords = typeof analyse;
