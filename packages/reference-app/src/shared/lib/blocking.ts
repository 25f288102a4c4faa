import type { Mutation } from '@tanstack/react-query';

/** The `meta` of a write during which nothing else may be done on the page. */
export const blocking = { isBlocking: true } as const;

/** Whether a write keeps the page from being used until it is done. */
export function blocksPage({ meta }: Pick<Mutation, 'meta'>): boolean {
  return meta?.isBlocking === true;
}
