import type { GridQuery } from '@aferir/ui';

/** What a grid shows, in the words of the calls that read it page by page. */
export function toPageParams({ page, pageSize, search }: GridQuery): {
  take: number;
  index: number;
  filter: string;
} {
  return { take: pageSize, index: page - 1, filter: search };
}
