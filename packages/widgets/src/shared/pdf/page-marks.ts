/**
 * What the paginator looks for in a sheet. Spread one of them on an element:
 * `<div {...pageMarks.flow}>`.
 */
export const pageMarks = {
  /** Holds the blocks, one below the other. Everything else in the sheet is on every page. */
  flow: { 'data-page-flow': '' },
  /** A block whose children may stand on different pages. */
  group: { 'data-page-group': '' },
  /** A block, such as a heading, that never ends a page. */
  keepWithNext: { 'data-page-keep': '' },
  /** A block of a group, such as the names of columns, that is said again where the group goes on. */
  runningHead: { 'data-page-running-head': '' },
  /** Filled with the number of the page. */
  pageNumber: { 'data-page-number': '' },
  /** Filled with the number of pages. */
  pageCount: { 'data-page-count': '' },
} as const;

/** The selector of a mark. */
export function markSelector(mark: keyof typeof pageMarks): string {
  return `[${Object.keys(pageMarks[mark])[0]}]`;
}
