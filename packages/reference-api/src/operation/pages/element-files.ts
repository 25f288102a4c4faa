import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of each element by its tag. */
export type ElementFiles = Readonly<Record<string, readonly string[]>>;

/** Read anew each time, since a build may have come in between; without one there are none. */
export async function readElementFiles(widgetsDir: string): Promise<ElementFiles> {
  const file = path.join(widgetsDir, 'elements.json');
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as ElementFiles;
}
