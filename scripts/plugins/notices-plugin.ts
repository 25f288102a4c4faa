import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** Writes the licenses of the packages whose code is in the output, as they ask for, into one file. */
export function noticesPlugin({ outfile }: { outfile: string }): Plugin {
  return {
    name: 'notices',
    setup(build) {
      build.initialOptions.metafile = true;
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      build.onEnd(async ({ metafile, errors }) => {
        if (errors.length > 0 || !metafile) return;
        const folders = packagesIn(metafile, root);
        const notices = await Promise.all(folders.map(noticeOf));
        await mkdir(dirname(outfile), { recursive: true });
        await writeFile(outfile, notices.toSorted().join('\n\n'));
      });
    },
  };
}

/** The folders of the packages that gave code to the output. */
function packagesIn({ outputs }: Metafile, root: string): string[] {
  const used = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = used.flatMap((input) => {
    const [folder] = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
    return folder ? [resolve(root, folder)] : [];
  });
  return [...new Set(folders)];
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}
