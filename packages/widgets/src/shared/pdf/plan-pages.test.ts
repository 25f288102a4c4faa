import { describe, expect, it } from 'vitest';
import { type PageBlock, planPages } from './plan-pages.ts';

/** Blocks of the given heights, one right below the other. */
function stack(...items: (number | (Partial<PageBlock> & { height: number }))[]): PageBlock[] {
  let top = 0;
  return items.map((item) => {
    const { height, ...rest } = typeof item === 'number' ? { height: item } : item;
    const block = { top, bottom: top + height, ...plain, ...rest };
    top += height;
    return block;
  });
}

const plain = { leadIn: 0, leadOut: 0, keepsWithNext: false };
const heading = { height: 20, keepsWithNext: true };

const rangesOf = (blocks: PageBlock[], height = 100) =>
  planPages(blocks, height).map(({ start, end }) => [start, end]);

describe('planPages', () => {
  it('makes no page of nothing', () => {
    expect(rangesOf([])).toEqual([]);
  });

  it('fills a page to its last pixel', () => {
    expect(rangesOf(stack(50, 50))).toEqual([[0, 2]]);
    expect(rangesOf(stack(50, 50, 1))).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it('never ends a page with a heading', () => {
    expect(rangesOf(stack(70, heading, 30))).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(rangesOf(stack(50, heading, heading, 30))).toEqual([
      [0, 1],
      [1, 4],
    ]);
  });

  it('leaves a heading before a block that is taller than a page', () => {
    expect(rangesOf(stack(10, heading, 300, 10))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('reckons with the box that goes on over the break', () => {
    const boxed = { height: 45, leadIn: 8, leadOut: 8 };
    expect(rangesOf(stack(boxed, boxed))).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('puts every block on exactly one page, in order', () => {
    const blocks = stack(...Array.from({ length: 60 }, (_, index) => 5 + ((index * 37) % 60)));
    const pages = planPages(blocks, 100);
    expect(pages.flatMap(({ start, end }) => blocks.slice(start, end))).toEqual(blocks);
    for (const { start, end } of pages) {
      const height = (blocks[end - 1]?.bottom ?? 0) - (blocks[start]?.top ?? 0);
      expect(height).toBeLessThanOrEqual(100);
    }
  });
});
