export const explore = {
  title: 'Explorer',
};

export type ExploreWords = typeof explore;
