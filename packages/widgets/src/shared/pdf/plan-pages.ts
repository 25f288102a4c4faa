/** A block that stays in one piece, as measured in an endless column. */
export interface PageBlock {
  readonly top: number;
  readonly bottom: number;
  /** What the boxes around it add above, should it begin a page. */
  readonly leadIn: number;
  /** What the boxes around it add below, should it end a page. */
  readonly leadOut: number;
  readonly keepsWithNext: boolean;
}

/** The blocks of one page: from `start` up to, not including, `end`. */
export interface PageRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Shares blocks out among pages: as many on each as fit, in order, and none that keeps with the
 * next one at the end of a page. A block taller than a page has one to itself.
 */
export function planPages(blocks: readonly PageBlock[], pageHeight: number): PageRange[] {
  const pages: PageRange[] = [];
  let start = 0;
  while (start < blocks.length) {
    const end = keepTogether(blocks, start, firstThatDoesNotFit(blocks, start, pageHeight));
    pages.push({ start, end });
    start = end;
  }
  return pages;
}

function firstThatDoesNotFit(blocks: readonly PageBlock[], start: number, height: number): number {
  const first = blocks[start];
  if (!first) return start;
  const pageTop = first.top - first.leadIn;
  const index = blocks.findIndex(
    ({ bottom, leadOut }, at) => at > start && bottom + leadOut - pageTop > height,
  );
  return index === -1 ? blocks.length : index;
}

function keepTogether(blocks: readonly PageBlock[], start: number, end: number): number {
  if (end === blocks.length) return end;
  let kept = end;
  while (kept > start && blocks[kept - 1]?.keepsWithNext) kept -= 1;
  // Headings alone that fill a page have to end somewhere.
  return kept > start ? kept : end;
}
