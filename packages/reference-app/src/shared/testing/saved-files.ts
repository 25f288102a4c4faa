import * as widgets from '@aferir/widgets';
import { afterEach, beforeEach, vi } from 'vitest';

/** A file that was handed to the browser. */
export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Has the files that the tests of a file save put into a list, instead of on a disk. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(widgets, 'downloadFile').mockImplementation((file, name) => {
      saved.push({ name, file });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return saved;
}

/** Has a PDF say what its sheet says, and nothing else; tells the calls that make one. */
export const interceptPdf = () =>
  vi
    .spyOn(widgets, 'makePdf')
    .mockImplementation(async (sheet) => new Blob([sheet.textContent ?? '']));
