import { expect, it } from 'vitest';
import { PAGE_FORMATS } from './page-format.ts';

it.each(Object.entries(PAGE_FORMATS))('draws a page of %s that takes one page', (_name, format) => {
  const { widthPx, heightPx, widthPt, heightPt } = format;
  expect(heightPx).toBeLessThanOrEqual((widthPx * heightPt) / widthPt);
  expect(heightPx).toBeGreaterThan((widthPx * heightPt) / widthPt - 2);
});
