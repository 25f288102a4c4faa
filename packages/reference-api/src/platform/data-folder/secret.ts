import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateFolder } from './private-folder.ts';

/** The secret of this installation, made once and kept in the data folder. */
export async function readOrMakeSecret(folder: string): Promise<string> {
  const file = path.join(folder, 'secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await makePrivateFolder(folder);
  await writeFile(file, `${secret}\n`, { flag: 'wx', mode: 0o600 });
  return secret;
}
