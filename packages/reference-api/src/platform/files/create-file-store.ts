import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';

/** Opens where the configuration says that files are kept. */
export async function createFileStore({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) return createFolderFileStore(path.join(dataDir, 'files'));
  // Its client takes its time to load, and memory.
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(s3);
}
