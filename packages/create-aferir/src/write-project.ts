import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from './failure.ts';
import type { Files } from './templates/edit.ts';

/** Fails where a project would meet files of somebody else. */
export async function mustBeEmpty(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  if (!found.isDirectory()) throw new Failure(`${folder} is there already, and no folder.`);
  const names = (await readdir(folder)).sort();
  if (names.length === 0) return;
  throw new Failure(
    `${folder} is not empty. Name another folder, or empty it. It has: ${names.join(', ')}`,
  );
}

/** Writes the files of a project, whole or not at all: they are written beside the folder and moved into it. */
export async function writeProject(folder: string, files: Files): Promise<void> {
  await mustBeEmpty(folder);
  const moved: string[] = [];
  let made: string | undefined;
  let aside: string | undefined;
  try {
    made = await mkdir(folder, { recursive: true });
    aside = await mkdtemp(path.join(path.dirname(folder), '.create-aferir-'));
    for (const [name, text] of files) {
      const file = path.join(aside, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text, { flag: 'wx' });
    }
    for (const name of await readdir(aside)) {
      await rename(path.join(aside, name), path.join(folder, name));
      moved.push(path.join(folder, name));
    }
  } catch (error) {
    const left = made ? [made] : moved;
    await Promise.all(left.map((place) => rm(place, { recursive: true, force: true })));
    throw new Failure(`Nothing was written: ${(error as Error).message}`);
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true });
  }
}
