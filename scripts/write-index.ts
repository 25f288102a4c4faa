import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes `dist/index.js` as the list of whole entries that `src/index.ts` is. An index that names what it
 * exports is code to esbuild: with code splitting, a page that takes one component by it loads all that
 * any late part of the package needs. Of a list, nothing is left.
 */
export async function writeIndex(
  packageFolder: string,
  toEntry: (folder: string) => string,
): Promise<void> {
  const source = await readFile(join(packageFolder, 'src/index.ts'), 'utf8');
  const lines = source.trim().split('\n');
  const entries = lines.map((line) => {
    const [, folder] = /^export \* from '\.\/([\w-]+)\/index\.ts';$/.exec(line) ?? [];
    if (!folder) throw new Error(`src/index.ts lists whole folders alone, not: ${line}`);
    return `export * from './${toEntry(folder)}';\n`;
  });
  await writeFile(join(packageFolder, 'dist/index.js'), entries.join(''));
  await rm(join(packageFolder, 'dist/index.js.map'), { force: true });
}
