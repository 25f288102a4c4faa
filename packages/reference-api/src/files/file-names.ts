import { randomBytes } from 'node:crypto';

/** Media types of the files that are kept, by the end of their names. */
const mediaTypes = { png: 'image/png', webp: 'image/webp' } as const;

/** The end of a stored file's name, which tells what it is. */
export type FileExtension = keyof typeof mediaTypes;

const prefix = '/arquivos/';
const shape = /^[\w-]{22}\.(\w+)$/;

/** A new name of 128 random bits: who knows it may read the file. */
export function makeFileName(extension: FileExtension): string {
  return `${randomBytes(16).toString('base64url')}.${extension}`;
}

/** The address at which a stored file is served. */
export function fileAddress(name: string): string {
  return prefix + name;
}

/** The name of the stored file at an address; undefined when the address is of something else. */
export function fileNameAt(address: string | null): string | undefined {
  const name = address?.startsWith(prefix) ? address.slice(prefix.length) : undefined;
  return name !== undefined && mediaTypeOf(name) ? name : undefined;
}

/** The media type of a stored file; undefined when no file has such a name. */
export function mediaTypeOf(name: string): string | undefined {
  const [, extension] = shape.exec(name) ?? [];
  return Object.entries(mediaTypes).find(([known]) => known === extension)?.[1];
}
