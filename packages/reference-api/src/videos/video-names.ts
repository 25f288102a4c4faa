import { randomBytes } from 'node:crypto';

const folder = 'treinamentos/';
const shape = /^treinamentos\/[\w-]{22}\.mp4$/;

/** A new stored name of 128 random bits. */
export function makeVideoName(): string {
  return `${folder}${randomBytes(16).toString('base64url')}.mp4`;
}

/** The last part of a stored name, as it stands in an address. */
export function fileOfVideo(name: string): string {
  return name.slice(folder.length);
}

/** The stored name of the file in an address; undefined when no video has such a one. */
export function videoNameOf(file: string): string | undefined {
  const name = `${folder}${file}`;
  return shape.test(name) ? name : undefined;
}
