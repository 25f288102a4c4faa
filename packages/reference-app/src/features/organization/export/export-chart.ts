import { hierarchyPages, hierarchyToSvg, pageSvg, svgToPng } from '@aferir/ui';
import { makeDrawingsPdf } from '@aferir/widgets';
import { type ChartContent, drawingOf } from './chart-drawing.ts';

/** What a chart can be made into. */
export type ChartFormat = 'png' | 'svg' | 'pdf';

/** The chart as a picture in pixels; nothing where no browser could draw one that large. */
export async function chartToPng(content: ChartContent): Promise<Blob | undefined> {
  const result = await svgToPng(hierarchyToSvg(await drawingOf(content)));
  if (result.status === 'failed') throw new Error('The chart could not be drawn');
  return result.status === 'done' ? result.png : undefined;
}

/** The chart as a drawing. */
export async function chartToSvg(content: ChartContent): Promise<Blob> {
  const { svg } = hierarchyToSvg(await drawingOf(content));
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** How a document is made. */
export type ChartPdfOptions = Pick<Parameters<typeof makeDrawingsPdf>[1], 'onProgress' | 'signal'>;

/** The chart as a document, in as many pages as can be read. */
export async function chartToPdf(content: ChartContent, options: ChartPdfOptions): Promise<Blob> {
  const drawing = await drawingOf(content);
  const pages = hierarchyPages(drawing, 'A4').map((page) => async () => {
    const drawn = pageSvg(page, drawing);
    const result = await svgToPng(drawn);
    if (result.status !== 'done') throw new Error(`Page ${page.number} could not be drawn`);
    return { ...drawn, picture: result.png };
  });
  return makeDrawingsPdf(pages, { title: drawing.title, author: content.company, ...options });
}
