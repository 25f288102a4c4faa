import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';

/** What nobody but the owner may have: rights of the group and of all others. */
const othersRights = 0o077;
/** Marks a folder that is meant for many, such as `/tmp`. */
const stickyBit = 0o1000;

/** Thrown when the data folder cannot be kept from the machine's other users. */
export class SharedDataFolderError extends StartError {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `A pasta de dados ${folder} é de todos os usuários desta máquina e não pode ser fechada a eles. ` +
        'Escolha com AFERIR_DATA_DIR uma pasta só para o Aferir.',
      options,
    );
  }
}

/** Makes a folder that only its owner may enter; one that is there becomes so. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & othersRights) === 0) return;
  if (mode & stickyBit) throw new SharedDataFolderError(folder);
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    throw new SharedDataFolderError(folder, { cause: error });
  }
}

/**
 * Takes from everybody but the owner the rights to what our entries in the data folder hold. The
 * embedded database gives its files rights for all, whatever the process is told.
 */
export async function closeToOthers(folder: string, entries: readonly string[]): Promise<void> {
  for (const entry of entries) await closeEntry(path.join(folder, entry));
}

async function closeEntry(entry: string): Promise<void> {
  const found = await lstat(entry).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & othersRights) await chmod(entry, found.mode & 0o700);
  if (!found.isDirectory()) return;
  const children = await readdir(entry);
  await Promise.all(children.map((child) => closeEntry(path.join(entry, child))));
}
