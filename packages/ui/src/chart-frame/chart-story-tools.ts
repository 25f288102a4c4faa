import { expect, waitFor } from 'storybook/test';

/** Expects what is drawn in a chart to be as much larger as the letters of a story with `textSize: '200'`. */
export async function expectLargeDrawing(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const drawing = canvasElement.querySelector<SVGSVGElement>('.recharts-surface');
    expect(drawing?.getScreenCTM()?.a).toBeCloseTo(2);
  });
  await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
}
