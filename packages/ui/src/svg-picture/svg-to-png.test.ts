import { expect, it, vi } from 'vitest';
import { largestScale, svgToPng } from './svg-to-png.ts';

it('knows what a canvas takes, by its longer side and by its area', () => {
  expect(largestScale({ width: 16_384, height: 10 })).toBe(1);
  expect(largestScale({ width: 32_768, height: 10 })).toBe(0.5);
  expect(largestScale({ width: 8192, height: 8192 })).toBe(1);
});

it('tells of a picture that is too large before it is drawn', async () => {
  const draw = vi.spyOn(document, 'createElement');
  const picture = { svg: '<svg/>', width: 20_000, height: 400 };
  expect(await svgToPng(picture)).toEqual({ status: 'tooLarge' });
  expect(draw).not.toHaveBeenCalledWith('canvas');
});
