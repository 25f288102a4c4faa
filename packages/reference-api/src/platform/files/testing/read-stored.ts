import { buffer } from 'node:stream/consumers';
import type { ByteRange, FileStore } from '../file-store.ts';

/** The bytes of a stored file, or some of them; undefined when there is none. */
export async function readStored(
  files: Pick<FileStore, 'open'>,
  name: string,
  range?: ByteRange,
): Promise<Buffer | undefined> {
  const content = await files.open(name, range);
  return content && buffer(content);
}
