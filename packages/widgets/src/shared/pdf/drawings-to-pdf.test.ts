import { beforeEach, expect, it, vi } from 'vitest';
import { type DrawingPage, drawingsToPdf } from './drawings-to-pdf.ts';
import * as texts from './svg-text-runs.ts';
import * as jpeg from './to-jpeg.ts';

/** The smallest picture that a PDF takes: one pixel. */
const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

beforeEach(() => {
  // jsdom has no layout: where a text stands is measured in a browser.
  vi.spyOn(texts, 'textRunsOfSvg').mockReturnValue([
    { text: 'Diretoria', left: 96, top: 96, width: 90, height: 20, fontSize: 16 },
  ]);
  vi.spyOn(jpeg, 'toJpeg').mockResolvedValue(Uint8Array.from(atob(PIXEL), (c) => c.charCodeAt(0)));
});

const page = (width: number, height: number) => async (): Promise<DrawingPage> => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><text>Diretoria</text></svg>',
  width,
  height,
  picture: new Blob(['imagem']),
});

it('gives each picture a page of its size, with its text', async () => {
  const progress = vi.fn();
  const file = await drawingsToPdf([page(1123, 794), page(794, 1123)], {
    title: 'Organograma',
    onProgress: ({ pagesDone, pageCount }) => progress(pagesDone, pageCount),
  });
  const text = await file.text();
  expect(text).toMatch(/^%PDF-/);
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map((box) =>
    box.slice(1),
  );
  expect(boxes).toEqual([
    ['841', '595'],
    ['595', '841'],
  ]);
  expect(text).toContain('/Lang (pt-BR)');
  expect(progress.mock.calls).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

it('draws a page when its turn comes, and none after it was given up', async () => {
  const giveUp = new AbortController();
  const second = vi.fn(page(794, 1123));
  const first = async () => {
    giveUp.abort();
    return page(794, 1123)();
  };
  const making = drawingsToPdf([first, second], { title: 'Organograma', signal: giveUp.signal });
  await expect(making).rejects.toThrow();
  expect(second).not.toHaveBeenCalled();
});
