import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactCropperElement } from 'react-cropper';
import { expect, vi } from 'vitest';
import { imageFieldMessages as texts } from '../image-field/index.ts';

/** What jsdom is to know of pictures. */
export interface CutPictures {
  /** How many pixels each has. */
  readonly size: { readonly width: number; readonly height: number };
  /** How wide and high the crop area is. @default 320 */
  readonly side?: () => number;
}

/**
 * Lets pictures be cut in jsdom, which lays out and draws nothing: what is cut has its own size as its text. Mocks and a
 * stub, to be restored after the test.
 */
export function cutPictures({ size, side = () => 320 }: CutPictures): void {
  const ofBlobs = {
    createObjectURL: () => 'blob:http://localhost/foto',
    revokeObjectURL: () => undefined,
  };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, ofBlobs));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(side);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(side);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy({}, { get: () => () => undefined }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    give(new Blob([`${this.width}x${this.height}`], type ? { type } : {}));
  });
}

/** The picture in the crop dialog, once it is read and framed; jsdom loads none by itself. */
export async function findCutPicture(): Promise<ReactCropperElement> {
  await screen.findByRole('toolbar', { name: texts.controls });
  const image = screen.getAllByAltText(texts.chosenPicture)[0] as ReactCropperElement;
  fireEvent.load(image.nextElementSibling as HTMLImageElement);
  await waitFor(() => expect(image.cropper.getCropBoxData().width).toBeGreaterThan(0));
  return image;
}
