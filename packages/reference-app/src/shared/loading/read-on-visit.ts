import type { Query } from '@tanstack/react-query';

const JUST_NOW_MS = 1000;

/** Reads anew at each visit what may have changed meanwhile, however fresh, unless it has come with the page itself. */
export const readOnVisit = {
  refetchOnMount: ({ state: { dataUpdatedAt } }: Pick<Query, 'state'>) =>
    Date.now() - dataUpdatedAt > JUST_NOW_MS ? 'always' : false,
} as const;
