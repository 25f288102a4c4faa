import { randomBytes } from 'node:crypto';
import { unfinishedFolder } from './file-store.ts';

/** A part of the files: one folder, and what may stand in it. */
export interface FileArea<End extends string> {
  /** A new name of 128 random bits, with an end that tells what the file is. */
  makeName(end: End): string;
  /** The last part of a name, as it stands in addresses. */
  fileOf(name: string): string;
  /** The name of the file in an address; undefined when none of the area has such a one. */
  nameOf(file: string | undefined): string | undefined;
  /** The media type of a file. */
  mediaTypeOf(name: string): string;
}

/** Files that whoever knows their address may read for good: their names cannot be guessed. */
export const publicFiles = createFileArea('', { '.png': 'image/png', '.webp': 'image/webp' });

/** Files that nobody reads but by an address that is signed for a time. */
export const privateFiles = createFileArea('treinamentos/', { '.mp4': 'video/mp4' });

/** Lists that somebody takes away, read like the private ones. */
export const sheetFiles = createFileArea('planilhas/', {
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
});

/** What is not a file yet: nobody reads it. */
export const unfinishedFiles = createFileArea(`${unfinishedFolder}/`, {
  '': 'application/octet-stream',
});

/** An area whose names end as its media types say. */
function createFileArea<End extends string>(
  folder: string,
  mediaTypes: Readonly<Record<End, string>>,
): FileArea<End> {
  const shape = /^[\w-]{22}(|\.\w+)$/;
  const endOf = (file: string) => {
    const end = shape.exec(file)?.[1];
    return end !== undefined && Object.hasOwn(mediaTypes, end) ? (end as End) : undefined;
  };
  const fileOf = (name: string) => name.slice(folder.length);
  return {
    makeName: (end) => `${folder}${randomBytes(16).toString('base64url')}${end}`,
    fileOf,
    nameOf: (file) => (file !== undefined && endOf(file) !== undefined ? folder + file : undefined),
    mediaTypeOf: (name) => {
      const end = endOf(fileOf(name));
      if (end === undefined) throw new Error(`${name} is no file of this area.`);
      return mediaTypes[end];
    },
  };
}
