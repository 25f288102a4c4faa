import { svgToPng } from '../svg-picture/svg-to-png.ts';
import type { ChartImageParts } from './chart-picture.ts';
import { chartPicture } from './chart-picture.ts';

/** What is there of a chart on the screen. */
export interface ChartOnScreen extends Omit<ChartImageParts, 'root' | 'drawing'> {
  root: HTMLElement | null;
  plot: HTMLElement | null;
}

/** A chart as a picture in pixels; nothing where it is not drawn or no canvas takes it. */
export async function drawChartImage({
  root,
  plot,
  ...words
}: ChartOnScreen): Promise<Blob | undefined> {
  const drawing = plot?.querySelector('svg');
  if (!root || !drawing) return undefined;
  const result = await svgToPng(chartPicture({ root, drawing, ...words }));
  return result.status === 'done' ? result.png : undefined;
}
