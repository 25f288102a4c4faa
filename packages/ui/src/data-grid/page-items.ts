/** A page to go to, or a gap between pages that are not shown. */
export type PageItem = number | 'gap-before' | 'gap-after';

const allShownUpTo = 4;

/**
 * The pages a pagination shows: all of them up to four; beyond, the first, the last and those
 * around the current one, with a gap where pages are left out.
 */
export function pageItems(current: number, count: number): PageItem[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= allShownUpTo) return pages;

  const middle = Math.min(Math.max(current, 2), count - 1);
  const from = Math.max(2, middle - 1);
  const to = Math.min(count - 1, middle + 1);
  const before: PageItem[] = from > 2 ? ['gap-before'] : [];
  const after: PageItem[] = to < count - 1 ? ['gap-after'] : [];
  return [1, ...before, ...pages.slice(from - 1, to), ...after, count];
}
