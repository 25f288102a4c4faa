// Takes over the widgets' bundle for browsers, without the compressed files of a server. Its files say where their
// source maps are; those that a server sends do not.
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const widgets = path.resolve(import.meta.dirname, '../../widgets');
const target = path.resolve(import.meta.dirname, '../dist-browser');

await rm(target, { recursive: true, force: true });
await cp(path.join(widgets, 'dist-browser'), target, {
  recursive: true,
  filter: (file) => !/\.(?:br|gz)$/.test(file),
});
await cp(path.join(widgets, 'custom-elements.json'), path.join(target, 'custom-elements.json'));
const files = await readdir(target, { recursive: true });
await Promise.all(files.filter((file) => files.includes(`${file}.map`)).map(nameMap));

async function nameMap(file: string): Promise<void> {
  const code = await readFile(path.join(target, file), 'utf8');
  await writeFile(
    path.join(target, file),
    `${code.trimEnd()}\n//# sourceMappingURL=${path.basename(file)}.map\n`,
  );
}
